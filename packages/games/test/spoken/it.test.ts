import type { Message } from '@quayside/kernel';
import { CARDS, type Card, cardText } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { card, good, goods, seat, ship, speakerOf } from './speaker.ts';

const speaker = speakerOf('it');
const table = speakerOf('it', { 'seat.green': 'Anna' });
type Args = NonNullable<Message['args']>;
const say = (key: string, args: Args = {}): string => speaker.say({ key, args });
const francs = (n: number): Message => goods('franc', n);

describe('goods', () => {
  it.each([
    ['franc', '0 franchi', '1 franco', '2 franchi'],
    ['fish', '0 pesci', '1 pesce', '2 pesci'],
    ['wood', '0 legni', '1 legno', '2 legni'],
    ['clay', '0 argille', '1 argilla', '2 argille'],
    ['iron', '0 ferri', '1 ferro', '2 ferri'],
    ['grain', '0 grani', '1 grano', '2 grani'],
    ['cattle', '0 bestiami', '1 bestiame', '2 bestiami'],
    ['coal', '0 carboni', '1 carbone', '2 carboni'],
    ['hide', '0 pelli', '1 pelle', '2 pelli'],
    ['smoked-fish', '0 pesci affumicati', '1 pesce affumicato', '2 pesci affumicati'],
    ['charcoal', '0 carbonelle', '1 carbonella', '2 carbonelle'],
    ['brick', '0 mattoni', '1 mattone', '2 mattoni'],
    ['steel', '0 acciai', '1 acciaio', '2 acciai'],
    ['bread', '0 pani', '1 pane', '2 pani'],
    ['meat', '0 carni', '1 carne', '2 carni'],
    ['coke', '0 carbon coke', '1 carbon coke', '2 carbon coke'],
    ['leather', '0 cuoio', '1 cuoio', '2 cuoio'],
  ])('%s', (name, ...said) => {
    expect([0, 1, 2].map((n) => speaker.say(goods(name, n)))).toEqual(said);
  });

  it.each<[string, Args, string]>([
    ['told.take', { goods: [goods('wood', 5), goods('clay', 21)] }, 'prende 5 legni, 21 argille'],
    ['option.use', { goods: goods('brick', 2), instead: good('clay') }, 'Usa 2 mattoni al posto dell’argilla'],
    ['option.use', { goods: goods('steel', 1), instead: good('iron') }, 'Usa 1 acciaio al posto del ferro'],
    ['option.use-none', { good: good('steel'), instead: good('iron') }, 'Non sostituire il ferro con acciaio'],
    ['does.half', { good: good('franc') }, 'Più ½ franco per volta (totale arrotondato per difetto).'],
    ['does.half', { good: good('hide') }, 'Più ½ pelle per volta (totale arrotondato per difetto).'],
    [
      'refusal.picked-already',
      { good: good('hide') },
      'Hai già scelto le pelli: le merci di una visita sono tutte diverse.',
    ],
    ['refusal.no-fuel', { good: good('hide') }, 'Con le pelli non si ottiene energia.'],
    ['refusal.not-food', { good: good('clay') }, 'Con l’argilla non si paga il cibo.'],
    ['refusal.not-held', { good: good('brick'), have: 0 }, 'Non hai mattoni.'],
    [
      'refusal.substitutes-over',
      { instead: good('clay'), due: 1 },
      'Serve solo 1 argilla: non puoi sostituirne di più.',
    ],
    [
      'refusal.substitutes-over',
      { instead: good('iron'), due: 2 },
      'Servono solo 2 ferri: non puoi sostituirne di più.',
    ],
    [
      'refusal.no-substitute',
      { good: good('charcoal'), instead: good('wood') },
      'Non puoi sostituire il legno con carbonella.',
    ],
    ['web.lh.offer', { goods: goods('clay', 2), n: 1 }, '2 argille, 1 in più con la prossima provvista'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('cards', () => {
  it.each([
    ['marketplace', 'Entra nel Mercato', 'Acquista il Mercato per 6 franchi', 'Azione del Mercato'],
    ['fishery', 'Entra nella Pescheria', 'Acquista la Pescheria per 6 franchi', 'Azione della Pescheria'],
    ['wharf-1', 'Entra nell’Attracco 1', 'Acquista l’Attracco 1 per 6 franchi', 'Azione dell’Attracco 1'],
    ['zoo', 'Entra nello Zoo', 'Acquista lo Zoo per 6 franchi', 'Azione dello Zoo'],
    [
      'football-stadium',
      'Entra nello Stadio di Calcio',
      'Acquista lo Stadio di Calcio per 6 franchi',
      'Azione dello Stadio di Calcio',
    ],
    [
      'clothing-industry',
      'Entra nell’Industria Tessile',
      'Acquista l’Industria Tessile per 6 franchi',
      'Azione dell’Industria Tessile',
    ],
    [
      'bridge-over-the-seine',
      'Entra sul Ponte sulla Senna',
      'Acquista il Ponte sulla Senna per 6 franchi',
      'Azione del Ponte sulla Senna',
    ],
  ])('%s', (name, enter, buy, use) => {
    const args = { card: card(name), francs: francs(6) };
    expect([say('option.enter', args), say('option.buy', args), say('phase.use', args)]).toEqual([enter, buy, use]);
  });

  it.each(CARDS.map(({ slug }) => slug))('%s has the article that its first letters ask for', (name) => {
    const words = speaker.say(card(name));
    const the = say('option.reveal', { card: card(name) }).replace('La città riceve ', '');
    const article = the.slice(0, the.length - words.length);
    if (/^[AEIOU]/.test(words)) expect(article).toBe('l’');
    else if (/^(Z|Y|S[^aeiou])/.test(words)) expect(['lo ', 'la ']).toContain(article);
    else expect(['il ', 'la ', 'i ', 'le ']).toContain(article);
  });

  it.each<[string, Args, string]>([
    [
      'told.enter-for',
      { card: card('arts-centre'), goods: [goods('fish', 1)] },
      'entra nel Centro Artistico pagando 1 pesce',
    ],
    [
      'told.build',
      { card: card('sawmill'), cost: [goods('clay', 1), goods('iron', 1)] },
      'costruisce la Segheria con 1 argilla, 1 ferro',
    ],
    ['log.town-builds', { card: card('smokehouse') }, 'La città costruisce l’Affumicatoio'],
    [
      'log.stadium-waits',
      { card: card('football-stadium') },
      'Lo Stadio di Calcio attende una pila vuota di proposte edilizie',
    ],
    [
      'refusal.cannot-pay-fee',
      { building: card('business-office'), fee: francs(1) },
      'Non puoi pagare la quota d’ingresso dell’Ufficio Commerciale: 1 franco.',
    ],
    ['refusal.no-effect', { building: card('church') }, 'Una visita alla Chiesa non cambierebbe nulla.'],
    ['refusal.not-for-sale', { building: card('church') }, 'La Chiesa non si può acquistare.'],
    ['refusal.not-for-sale', { building: ship('luxury') }, 'Il transatlantico di lusso non si può acquistare.'],
    ['refusal.stands-already', { building: card('bank') }, 'La carta «Banca» è già stata costruita.'],
    [
      'refusal.picks-due',
      { building: card('marketplace'), need: 2, have: 1, most: 4 },
      'Nel Mercato si scelgono almeno 2 merci diverse; finora 1, al massimo 4.',
    ],
    [
      'refusal.picks-due',
      { building: card('town-square'), need: 1, have: 0, most: 3 },
      'Nella Piazza Principale si sceglie almeno una merce; finora 0, al massimo 3.',
    ],
    ['option.tile', { first: good('iron'), second: good('franc') }, 'Tessera provviste: ferro e franco'],
    ['option.tile', { first: good('fish'), second: good('clay') }, 'Tessera provviste: pesce e argilla'],
    ['told.on-top', { card: card('wind-farm') }, 'lascia il Parco Eolico in cima agli edifici speciali'],
    ['play.disc', { card: card('dock') }, 'sul Molo'],
    ['web.lh.ask.fee', { card: card('ironworks') }, 'paga la quota della Ferriera'],
    ['web.lh.ask.use', { card: card('local-court') }, 'che cosa fai nella Pretura?'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('what cards do', () => {
  it.each([
    ['fishery', 'Prendi 3 pesci. Più 1 pesce per ogni tuo pescatore.'],
    [
      'kiln',
      '1 argilla → 3 mattoni, una volta. Costa 1 energia in tutto. I mattoni possono sostituire l’argilla, l’acciaio il ferro.',
    ],
    ['abattoir', '1 bestiame → 1 carne, quante volte vuoi. Più ½ pelle per volta (totale arrotondato per difetto).'],
    ['building-firm-1', 'Costruisci un edificio delle proposte edilizie.'],
  ])('%s', (name, said) => {
    const of = CARDS.find(({ slug }) => slug === name) as Card;
    expect(
      cardText(of)
        .map((each) => speaker.say(each))
        .join(' '),
    ).toBe(said);
  });
});

describe('reasons of a hint', () => {
  it.each<[string, Args, string]>([
    [
      'reason.near',
      { card: card('brickworks'), goods: [goods('iron', 1)] },
      'Così per costruire il Mattonificio hai ancora bisogno solo di 1 ferro.',
    ],
    ['reason.lacks', { seat: seat('green'), good: good('iron') }, 'Verde non ha abbastanza ferro'],
    [
      'paris.reason.landmark',
      { landmark: { key: 'paris.landmark.tuileries' }, value: 10 },
      'Così hai le risorse per le Tuileries (valore 10 nel quartiere).',
    ],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('ships', () => {
  it.each<[string, Args, string]>([
    ['option.sell-ship', { ship: ship('wooden'), francs: francs(1) }, 'Vendi una nave di legno per 1 franco'],
    ['told.buy-ship', { ship: ship('iron'), francs: francs(20) }, 'acquista una nave di ferro per 20 franchi'],
    [
      'option.build-ship',
      { ship: ship('luxury'), value: 38, cost: [goods('steel', 3)], energy: 3 },
      'Costruisci un transatlantico di lusso (valore 38) con 3 acciai e 3 energie',
    ],
    [
      'option.swap',
      { ship: ship('iron'), card: card('luxury-yacht') },
      'Scambia una nave di ferro con lo Yacht di Lusso',
    ],
    ['option.sail', { n: 1, ship: ship('wooden') }, 'Salpa con una nave di legno'],
    ['option.sail', { n: 2, ship: ship('steel') }, 'Salpa con 2 navi di acciaio'],
    ['refusal.not-so-many-ships', { building: ship('iron'), have: 0 }, 'Non hai navi di ferro da far salpare.'],
    ['refusal.not-so-many-ships', { building: ship('iron'), have: 1 }, 'Hai solo 1 nave di ferro da far salpare.'],
    [
      'refusal.no-brick-to-modernise',
      { building: ship('iron') },
      'Questo Attracco non è ancora ammodernato: per una nave di ferro serve un mattone in più.',
    ],
    ['log.new-ship', { ship: ship('steel'), value: 10 }, 'Arriva una nave di acciaio di valore 10'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('players', () => {
  it('are called by their colour or their name', () => {
    const oust = { key: 'told.oust', args: { seat: seat('green'), card: card('tannery') } };
    expect(speaker.say(oust)).toBe('manda a casa Verde ed entra nella Conceria');
    expect(table.say(oust)).toBe('manda a casa Anna ed entra nella Conceria');
  });

  it('are paid: ad before an a', () => {
    const pay = { key: 'told.pay-to', args: { seat: seat('green'), goods: [goods('fish', 1)] } };
    expect(speaker.say(pay)).toBe('paga 1 pesce a Verde');
    expect(table.say(pay)).toBe('paga 1 pesce ad Anna');
  });

  it('give way to chance', () => {
    const args = { seat: seat('red'), decides: { key: 'term.chance' } };
    expect(say('refusal.not-your-decision', args)).toBe(
      'Ora decide il caso, non Rosso. Fuori turno si può solo vendere e ripagare prestiti.',
    );
  });
});

describe('numbers', () => {
  it.each([
    [0, 'Inizia il round 3: alla fine niente cibo da pagare, con raccolto'],
    [1, 'Inizia il round 3: alla fine 1 cibo a testa, con raccolto'],
    [2, 'Inizia il round 3: alla fine 2 cibi a testa, con raccolto'],
    [21, 'Inizia il round 3: alla fine 21 cibi a testa, con raccolto'],
  ])('a round with %i food', (food, said) => {
    expect(say('log.round', { round: 3, food, harvest: 'yes' })).toBe(said);
  });

  it.each([
    [1, 0, 'Serve 1 franco; non ne hai.'],
    [6, 2, 'Servono 6 franchi; ne hai solo 2.'],
    [21, 5, 'Servono 21 franchi; ne hai solo 5.'],
  ])('a price of %i with %i in hand', (price, have, said) => {
    expect(say('refusal.too-few-francs', { price, francs: have })).toBe(said);
    expect(say('paris.refusal.no-francs', { price, francs: have })).toBe(said);
  });

  it.each([
    ['play.energy', { n: 1 }, '1 energia'],
    ['play.energy', { n: 27 }, '27 energie'],
    ['play.due-ships', { n: 5, food: 9, ships: 4 }, 'deve 5 cibi (9 − 4)'],
    ['web.lh.food-covers', { n: 1 }, '1 cibo: basta'],
    ['web.lh.food-covers', { n: 8 }, '8 cibi: bastano'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('Paris', () => {
  const district = { key: 'paris.district.montmartre' };
  const bank = { key: 'paris.bank', args: { district } };
  const building = { key: 'paris.building', args: { district, value: 5, type: { key: 'paris.type.theatre' } } };
  const landmark = (name: string, value: number): Message => ({
    key: 'paris.landmark-worth',
    args: { landmark: { key: `paris.landmark.${name}` }, value },
  });
  const cost = [{ key: 'paris.francs', args: { n: 2 } }];
  const there = (value: number): Message => ({ key: 'paris.space-there', args: { value } });

  it.each<[string, Args, string]>([
    ['paris.option.place', { place: { key: 'paris.arc' } }, 'Metti una chiave sull’Arco di Trionfo'],
    [
      'paris.told.place-bank',
      { place: bank, francs: { key: 'paris.francs', args: { n: 4 } } },
      'mette una chiave sulla banca di Montmartre → 4 franchi',
    ],
    ['paris.option.move', { place: bank }, 'Sposta la chiave dalla banca di Montmartre'],
    ['paris.option.move', { place: building }, 'Sposta la chiave da Montmartre 5 (teatro)'],
    ['paris.option.move', { place: landmark('notre-dame', 14) }, 'Sposta la chiave da Notre-Dame (14)'],
    ['paris.option.to', { place: landmark('tuileries', 10), cost }, 'Occupa le Tuileries (10): 2 franchi'],
    [
      'paris.told.to',
      { from: there(1), place: building, cost },
      'sposta una chiave dall’1 a Montmartre 5 (teatro): 2 franchi',
    ],
    [
      'paris.told.to',
      { from: there(5), place: landmark('eiffel-tower', 16), cost },
      'sposta una chiave dal 5 alla Torre Eiffel (16): 2 franchi',
    ],
    [
      'paris.told.raise',
      { place: landmark('opera-garnier', 12), district, from: there(8), cost },
      'costruisce l’Opéra Garnier (12) a Montmartre spostando la chiave dall’8: 2 franchi',
    ],
    [
      'paris.told.buy',
      { tokens: [{ key: 'paris.tokens.marble', args: { n: 2 } }], francs: { key: 'paris.francs', args: { n: 8 } } },
      'acquista 2 marmi per 8 franchi',
    ],
    ['web.paris.tray.builds', { landmark: { key: 'paris.landmark.louvre' } }, 'per costruire il Louvre'],
    ['paris.refusal.no-resource', { place: landmark('louvre', 15) }, 'Ti mancano le risorse per il Louvre (15).'],
    ['paris.refusal.not-built', { place: landmark('tuileries', 10) }, 'Tuileries (10): non è ancora sul tabellone.'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

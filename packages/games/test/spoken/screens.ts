/** Where a text stands: the screen it is seen on, and the pictures in docs/screens that show it. The first that fits a key has it. */
export interface Screen {
  readonly title: string;
  readonly keys: RegExp;
  readonly picture?: string;
}

export const SCREENS: readonly Screen[] = [
  { title: 'Home', keys: /^(?:web\.home|web\.foot|web\.version|game)\b/, picture: 'home-again' },
  {
    title: 'A new game',
    keys: /^(?:web\.(?:new|guest|guest-how|level)|setting|value|form|note)\b/,
    picture: 'new-le-havre',
  },
  { title: 'Tables with others', keys: /^web\.(?:tables|online)\b/, picture: 'tables' },
  { title: 'Saved games', keys: /^web\.(?:saved|import|export|problem|keeping)\b/, picture: 'saved' },
  { title: 'Settings', keys: /^web\.(?:settings|theme)\b/, picture: 'settings' },
  { title: 'About and keys', keys: /^web\.about\b/, picture: 'about' },
  { title: 'When something goes wrong', keys: /^web\.(?:trouble|mishap)\b/, picture: 'trouble' },
  { title: 'The rules', keys: /^web\.rules\b/, picture: 'rules-le-havre' },
  { title: 'The guide of a first game', keys: /^(?:web\.guide|guide)\b/, picture: 'guide' },
  { title: 'The encyclopaedia', keys: /^web\.(?:cards|lh\.book|paris\.book)\b/, picture: 'encyclopaedia' },
  { title: 'The menu of a table', keys: /^web\.(?:menu|pause|sound|take-back|stand-in)\b/, picture: 'menu' },
  { title: 'The screen is handed over', keys: /^web\.hand-over\b/, picture: 'hand-over' },
  { title: 'The end of a game', keys: /^web\.(?:end|deed)\b/, picture: 'le-havre-end' },
  {
    title: 'Le Havre: names on the table',
    keys: /^(?:none$|(?:card|goods?|ship|type|symbol|seat|term)\.)/,
    picture: 'le-havre-late',
  },
  { title: 'Le Havre: what a card says', keys: /^(?:does|fee)\./, picture: 'le-havre-card' },
  { title: 'Le Havre: what can be chosen', keys: /^(?:option|web\.lh\.do)\./, picture: 'le-havre-options' },
  { title: 'Le Havre: what is asked', keys: /^(?:phase|phase-name|web\.lh\.ask)\./, picture: 'le-havre-slip' },
  { title: 'Le Havre: the log', keys: /^(?:told|log)\./, picture: 'le-havre-early' },
  { title: 'Le Havre: why something cannot be done', keys: /^refusal\./, picture: 'le-havre-slip' },
  { title: 'Le Havre: the reasons of a hint', keys: /^reason\./, picture: 'le-havre-middle' },
  { title: 'Le Havre: the table', keys: /^web\.lh\./, picture: 'le-havre-middle' },
  { title: 'Paris: what can be chosen', keys: /^(?:paris\.option|web\.paris\.do)\./, picture: 'paris-move' },
  {
    title: 'Paris: what is asked',
    keys: /^(?:paris\.phase|paris\.phase-name|web\.paris\.ask)\./,
    picture: 'paris-move',
  },
  { title: 'Paris: the log', keys: /^paris\.(?:told|log|gain)\./, picture: 'paris-late' },
  { title: 'Paris: why something cannot be done', keys: /^paris\.refusal\./, picture: 'paris-move' },
  { title: 'Paris: the reasons of a hint', keys: /^paris\.reason\./, picture: 'paris-early' },
  { title: 'Paris: end-game tiles', keys: /^web\.paris\.tray\b/, picture: 'paris-tray' },
  { title: 'Records and positions that are wrong', keys: /^(?:problem|paris\.problem|record)\./ },
  { title: 'Paris: names on the table', keys: /^paris\./, picture: 'paris-late' },
  { title: 'Paris: the table', keys: /^web\.paris\./, picture: 'paris-early' },
  { title: 'Any table', keys: /^web\./, picture: 'le-havre-middle' },
  { title: 'The terminal: a game', keys: /^play\./ },
  { title: 'The terminal: other commands', keys: /^(?:cli|form|note)\./ },
];

/**
 * A game between three Captains, played by the bots themselves and recorded: the picture on the first page shows it, so that
 * nobody has to wait for bots to load.
 */
export const LIVING_GAME = `game le-havre  rules 1  players 3  length full  seed LIVING-1
1.1 red  supply · tile wood+cattle · buy building-firm-1 · take wood · end
1.2 green  tile wood+clay · take clay
1.3 blue  tile wood+fish · take franc · buy marketplace · end
1.4 red  supply · tile fish+clay · enter marketplace · (pay 1 franc) · pick iron · pick clay · pick grain · peek town-square · peek steelworks · keep · end
1.5 green  tile iron+franc · take fish
1.6 blue  supply · tile fish+grain · take grain · end
1.7 red  supply · (tile wood+franc) · enter building-firm-1 · build sawmill · end
1.end  red: borrow · green: food 0 fish · (green: food 2 franc) · blue: food 2 franc
2.1 green  supply · take wood · buy clay-mound · end
2.2 blue  supply · take cattle · end
2.3 red  supply · interest · enter clay-mound · (pay 1 franc) · end
2.4 green  supply · enter construction-firm · pay 1 fish 1 franc · build fishery · build joinery · end
2.5 blue  supply · take clay · end
2.6 red  supply · enter sawmill · (build hardware-store) · end
2.7 green  supply · enter marketplace · pay 1 franc · pick iron · pick wood · pick clay · pick grain · keep · end
2.end  red: borrow · green: food 2 fish · blue: borrow
3.1 blue  supply · enter hardware-store · (pay 1 franc) · end
3.2 red  supply · take wood · end
3.3 green  supply · blue: interest · red: interest · take iron · end
3.4 blue  supply · take fish · end
3.5 red  supply · enter construction-firm · (pay 2 franc) · (build bakehouse) · build charcoal-kiln · end
3.6 green  supply · enter clay-mound · end
3.7 blue  supply · take franc · buy smokehouse · end
3.end  red: borrow · green: borrow · blue: food 2 fish · (blue: food 1 franc)
4.1 red  supply · enter marketplace · (pay 1 franc) · pick cattle · pick coal · pick iron · pick wood · pick clay · keep · end
4.2 green  supply · enter building-firm-1 · (build colliery) · end
4.3 blue  supply · interest · red: interest · green: interest · take wood · end
4.4 red  supply · take clay · end
4.5 green  supply · take iron · end
4.6 blue  supply · enter fishery · end
4.7 red  supply · enter hardware-store · end
4.end  red: food 3 franc · green: borrow · blue: food 3 fish · (reveal town-square)
5.1 green  supply · enter marketplace · (pay 1 franc) · pick coal · pick iron · pick wood · pick clay · peek feedlot · keep · end
5.2 blue  supply · take fish · end
5.3 red  supply · interest · green: interest · blue: interest · enter sawmill · build wharf-2 · use 0 brick · end
5.4 green  supply · take wood · end
5.5 blue  supply · enter wharf-2 · (pay 2 fish) · (build wooden-ship) · (burn 1 coal) · end
5.6 red  supply · enter hardware-store · end
5.7 green  supply · enter sawmill · build wharf-1 · end
5.end  red: food 1 fish · (red: food 3 franc) · green: borrow · blue: food 1 fish
6.1 blue  supply · enter marketplace · pick coal · pick iron · pick clay · keep · end
6.2 red  supply · enter wharf-2 · (build wooden-ship) · burn 1 coal · end
6.3 green  supply · interest · blue: interest · red: interest · enter hardware-store · (pay 1 franc) · buy black-market · end
6.4 blue  supply · take wood · end
6.5 red  supply · enter town-square · (pay 1 franc) · pick coke · pick brick · pick meat · end
6.6 green  supply · enter wharf-1 · (build wooden-ship) · (burn 1 coal) · end
6.7 blue  supply · enter wharf-2 · pay 2 franc · (build wooden-ship) · (burn 1 coal) · end
6.end  red: food 0 meat · red: food 0 fish · (red: food 2 franc) · green: borrow
7.1 red  supply · enter marketplace · pay 1 franc · pick cattle · pick coal · pick iron · pick wood · pick clay · keep · end
7.2 green  supply · enter colliery · end
7.3 blue  supply · interest · red: interest · green: interest · take fish · end
7.4 red  supply · enter hardware-store · end
7.5 green  supply · enter wharf-1 · (build iron-ship) · (burn 1 coal) · end
7.6 blue  supply · take iron · end
7.7 red  supply · enter marketplace · pay 1 franc · pick cattle · pick coal · pick iron · pick fish · pick wood · keep · end
7.end  red: food 1 meat
8.1 green  supply · take wood · end
8.2 blue  supply · take franc · buy construction-firm · end
8.3 red  supply · interest · green: interest · blue: interest · take clay · end
8.4 green  supply · enter black-market · end
8.5 blue  supply · enter colliery · pay 1 fish 1 franc · end
8.6 red  supply · enter wharf-2 · (build wooden-ship) · burn 0 coke · (burn 1 coal) · end
8.7 green  supply · take cattle · end
8.end  red: food 1 fish · blue: food 1 fish · (reveal steelworks)
9.1 blue  supply · enter wharf-1 · (pay 2 fish) · (build iron-ship) · (burn 1 coal) · end
9.2 red  supply · enter marketplace · (pay 1 franc) · pick coal · pick iron · pick wood · pick clay · pick grain · peek plant-nursery · keep · end
9.3 green  supply · interest · blue: interest · red: interest · enter colliery · end
9.4 blue  supply · take wood · end
9.5 red  supply · enter brickworks · pay 1 franc · convert 12 · burn 1 coke · buy building-firm-2 · end
9.6 green  supply · enter marketplace · pay 1 franc · pick coal · pick iron · pick clay · pick grain · keep · end
9.7 blue  supply · enter construction-firm · build local-court · use 0 brick · build tannery · end
9.end  red: borrow · green: food 1 fish
10.1 red  supply · enter town-square · (pay 1 franc) · pick coke · pick bread · pick charcoal · pick brick · end
10.2 green  supply · enter wharf-1 · build iron-ship · burn 1 coal · end
10.3 blue  supply · interest · red: interest · green: interest · take grain · end
10.4 red  supply · enter marketplace · pay 1 franc · pick coal · pick iron · pick fish · pick wood · pick clay · pick grain · keep · end
10.5 green  supply · take iron · end
10.6 blue  supply · take fish · end
10.7 red  supply · enter local-court · return 2 · end
10.end  red: food 1 bread · (red: food 1 fish)
11.1 green  supply · enter marketplace · (pay 2 fish) · pick coal · pick iron · pick clay · pick grain · keep · end
11.2 blue  supply · enter colliery · pay 2 fish · end
11.3 red  supply · interest · green: interest · blue: interest · enter wharf-2 · (build iron-ship) · burn 0 coke · burn 0 coal · burn 1 charcoal · end
11.4 green  supply · take clay · end
11.5 blue  supply · take wood · end
11.6 red  supply · enter sawmill · build business-office · use 0 brick · end
11.7 green  supply · enter local-court · return 2 · end
12.1 blue  supply · take franc · buy abattoir · end
12.2 red  supply · enter bakehouse · convert 11 · burn 1 coke · end
12.3 green  supply · interest · blue: interest · red: interest · enter brickworks · pay 1 franc · convert 11 · burn 2 coal · repay · end
12.4 blue  supply · enter marketplace · pick coal · pick iron · pick fish · pick clay · pick grain · keep · end
12.5 red  supply · enter colliery · pay 1 bread · end
12.6 green  supply · enter local-court · return 2 · end
12.7 blue  supply · take iron · end
12.end  red: food 0 bread · (red: food 1 franc) · blue: food 1 fish · (reveal feedlot)
13.1 red  supply · take wood · end
13.2 green  supply · enter wharf-1 · build wooden-ship · (burn 1 coal) · end
13.3 blue  supply · interest · red: interest · green: interest · enter local-court · return 2 · end
13.4 red  supply · enter construction-firm · pay 1 bread · build grocery-market · build steel-mill · end
13.5 green  supply · enter colliery · end
13.6 blue  supply · enter marketplace · pick coal · pick iron · pick wood · pick clay · pick grain · peek fish-market · keep · end
13.7 red  supply · enter local-court · return 2 · end
13.end  red: food 1 bread · blue: food 0 bread · blue: food 2 fish
14.1 green  supply · enter building-firm-1 · build cokery · end
14.2 blue  supply · enter colliery · pay 2 fish · end
14.3 red  supply · interest · green: interest · blue: interest · enter sawmill · build town-hall · end
14.4 green  supply · enter local-court · (return 1) · end
14.5 blue  supply · enter cokery · (pay 1 franc) · convert 13 · buy shipping-line · end
14.6 red  supply · enter colliery · pay 1 bread · end
14.7 green  supply · take iron · end
14.end  red: food 1 bread · (red: food 1 franc) · blue: food 0 bread · blue: food 3 fish
15.1 blue  supply · enter shipping-line · sail 2 wooden · sail 1 iron · burn 1 coke · ship 3 coke · ship 4 cattle · buy iron-ship · repay · end
15.2 red  supply · enter cokery · (pay 1 franc) · convert 12 · end
15.3 green  supply · repay · red: repay · red: interest · enter colliery · end
15.4 blue  supply · enter steel-mill · (pay 2 franc) · convert 4 · burn 2 coke · end
15.5 red  supply · enter ironworks · pay 1 franc · convert 1 · (burn 1 coke) · end
15.6 green  supply · enter cokery · convert 14 · end
15.7 blue  supply · enter bakehouse · pay 1 fish · convert 22 · burn 1 coke · (burn 1 wood) · buy steelworks · end
15.end  red: food 2 bread · (reveal plant-nursery)
16.1 red  supply · enter steel-mill · convert 4 · (burn 2 coke) · end
16.2 green  supply · enter steelworks · pay 2 fish · (convert 1) · (burn 2 coke) · buy plant-nursery · end
16.3 blue  supply · red: interest · enter wharf-1 · pay 2 fish · (build steel-ship) · burn 0 coke · (burn 3 wood) · end
16.4 red  supply · enter building-firm-1 · build bank · end
16.5 green  supply · take wood · end
16.6 blue  supply · enter wharf-2 · pay 2 fish · (build steel-ship) · burn 0 coke · (burn 3 wood) · end
16.7 red  supply · take franc · buy ironworks · end
16.end  red: food 0 bread · red: food 1 fish · (red: food 3 franc)
17.1 green  supply · enter construction-firm · pay 2 fish · build church · use 0 steel · build bridge-over-the-seine · use 1 steel · end
17.2 blue  supply · enter shipping-line · sail 2 wooden · sail 2 iron · sail 2 steel · (burn 2 coke) · ship 0 coke · ship 5 cattle · ship 13 bread · buy brickworks · buy town-square · end
17.3 red  supply · interest · enter wharf-2 · build steel-ship · (burn 1 coke) · end
17.4 green  supply · enter business-office · (pay 1 franc) · want steel · give 1 grain · (give 1 grain) · (give 1 grain) · (give 1 grain) · want leather · give 1 grain · end
17.5 blue  supply · take iron · end
17.6 red  supply · enter local-court · return 2 · end
17.7 green  supply · enter wharf-1 · (build steel-ship) · burn 0 coke · (burn 3 wood) · end
18.1 blue  supply · enter steel-mill · (pay 2 franc) · convert 4 · (burn 2 coke) · end
18.2 red  supply · enter shipping-line · pay 2 fish · sail 0 wooden · sail 1 iron · sail 1 steel · (burn 1 coke) · ship 1 steel · ship 3 coke · ship 3 cattle · buy feedlot · repay · repay · end
18.3 green  supply · enter joinery · convert 3 · end
18.4 blue  supply · enter colliery · pay 2 fish · end
18.5 red  supply · enter business-office · want steel · give 1 cattle · give 1 cattle · give 1 cattle · give 1 wood · want leather · give 1 wood · end
18.6 green  supply · enter shipping-line · pay 2 fish · sail 0 wooden · sail 2 iron · sail 1 steel · (burn 1 coke) · ship 8 coke · ship 0 leather · ship 1 cattle · ship 1 bread · end
18.7 blue  supply · enter wharf-1 · pay 2 fish · (build luxury-ship) · burn 0 coke · burn 0 coal · (burn 3 wood) · end
final.1 red  enter shipping-line · pay 1 bread · sail 2 wooden · sail 1 iron · sail 1 steel · (burn 2 coke) · ship 1 steel · ship 2 coke · ship 1 leather · ship 6 cattle · ship 1 bread · end
final.2 green  enter bridge-over-the-seine · give 3 coke · give 1 leather · give 13 cattle · give 1 bread · give 6 brick · give 4 fish · give 2 wood · give 11 grain · end
final.3 blue  enter shipping-line · sail 2 wooden · sail 2 iron · sail 2 steel · burn 1 coke · (burn 3 coal) · ship 1 steel · ship 1 coke · ship 5 cattle · ship 1 coal · ship 10 bread · end
result red 276  green 217  blue 291
`;

/**
 * A game between three Mates, played by the bots themselves and recorded: the picture on the first page begins with it, so that
 * nobody has to wait for bots to load.
 */
export const RECORDED_GAME = `game le-havre  rules 1  players 3  length full  seed LIVING-2
1.1 red  supply · tile iron+franc · buy building-firm-1 · take wood · end
1.2 green  tile fish+clay · take clay
1.3 blue  tile wood+clay · take franc · buy marketplace · end
1.4 red  supply · tile wood+franc · take wood · end
1.5 green  tile wood+cattle · enter marketplace · (pay 1 franc) · pick clay · (pick grain) · peek fish-restaurant · peek leather-industry · switch
1.6 blue  supply · tile fish+grain · take fish · end
1.7 red  supply · (tile wood+fish) · take grain · end
1.end  red: borrow · (green: food 2 franc) · blue: food 0 fish · (blue: food 2 franc)
2.1 green  take iron
2.2 blue  supply · take clay · end
2.3 red  supply · take clay · end
2.4 green  take wood
2.5 blue  supply · take cattle · end
2.6 red  supply · enter construction-firm · (pay 2 franc) · (build fishery) · build joinery · end
2.7 green  red: interest · enter building-firm-2 · (pay 1 franc) · build bakehouse · end
2.end  red: borrow · green: borrow · blue: food 1 fish · (blue: food 1 franc)
3.1 blue  supply · take fish · end
3.2 red  supply · enter marketplace · (pay 1 franc) · pick coal · pick iron · pick wood · pick clay · pick grain · keep · end
3.3 green  supply · take franc · buy smokehouse · end
3.4 blue  supply · take wood · end
3.5 red  supply · enter fishery · end
3.6 green  supply · enter marketplace · (pay 1 franc) · pick iron · pick wood · pick clay · pick grain · keep · end
3.7 blue  supply · red: interest · green: interest · take grain · end
3.end  red: food 3 fish · green: food 3 franc · blue: food 1 fish · (blue: food 2 franc)
4.1 red  supply · take iron · end
4.2 green  supply · enter sawmill · build hardware-store · end
4.3 blue  supply · enter hardware-store · (pay 1 fish) · end
4.4 red  supply · take clay · end
4.5 green  supply · take wood · end
4.6 blue  supply · take fish · end
4.7 red  supply · interest · green: interest · enter construction-firm · pay 1 fish 1 franc · build charcoal-kiln · build abattoir · end
4.end  red: borrow · green: food 0 fish · (green: food 3 franc) · blue: food 3 fish · (reveal leather-industry)
5.1 green  supply · enter fishery · end
5.2 blue  supply · enter marketplace · pick coal · pick iron · peek tavern · keep · end
5.3 red  supply · enter hardware-store · (pay 1 franc) · buy black-market · end
5.4 green  supply · enter smokehouse · convert 6 · burn 0 coal · (burn 1 wood) · end
5.5 blue  supply · enter sawmill · build wharf-1 · use 0 brick · end
5.6 red  supply · enter building-firm-1 · (build colliery) · use 0 brick · end
5.7 green  supply · interest · red: interest · enter wharf-1 · pay 1 smoked-fish · (build wooden-ship) · (burn 1 coal) · end
5.end  red: borrow · green: food 0 smoked-fish · (green: food 1 franc) · blue: food 1 smoked-fish · (blue: food 2 fish)
6.1 blue  supply · take wood · end
6.2 red  supply · enter marketplace · (pay 1 franc) · pick cattle · pick coal · pick iron · pick fish · pick wood · pick clay · pick grain · keep · end
6.3 green  supply · enter hardware-store · end
6.4 blue  supply · enter wharf-1 · (build wooden-ship) · burn 1 coal · end
6.5 red  supply · take franc · buy construction-firm · end
6.6 green  supply · enter colliery · pay 2 franc · end
6.7 blue  supply · red: interest · green: interest · enter hardware-store · pay 1 franc · end
6.end  red: borrow · green: food 1 smoked-fish · blue: food 2 fish
7.1 red  supply · take iron · end
7.2 green  supply · take fish · end
7.3 blue  supply · enter wharf-1 · (build wooden-ship) · (burn 1 coal) · end
7.4 red  supply · enter black-market · end
7.5 green  supply · take wood · end
7.6 blue  supply · enter hardware-store · (pay 1 fish) · end
7.7 red  supply · interest · green: interest · enter wharf-1 · pay 1 fish 1 franc · (build iron-ship) · (burn 1 coal) · end
7.end  red: borrow · green: food 1 smoked-fish · green: food 0 fish · (green: food 1 franc)
8.1 green  supply · enter marketplace · pay 1 franc · pick cattle · pick iron · pick wood · pick clay · keep · end
8.2 blue  supply · take clay · end
8.3 red  supply · enter colliery · end
8.4 green  supply · take cattle · end
8.5 blue  supply · enter sawmill · build wharf-2 · use 0 brick · end
8.6 red  supply · take wood · end
8.7 green  supply · interest · red: interest · enter wharf-1 · pay 1 smoked-fish · (build wooden-ship) · burn 1 coal · end
8.end  red: borrow · green: food 0 smoked-fish · (green: food 1 fish) · blue: food 0 smoked-fish · blue: food 1 fish · (reveal fish-restaurant)
9.1 blue  supply · take iron · end
9.2 red  supply · enter wharf-2 · (pay 2 franc) · (build wooden-ship) · (burn 1 coal) · end
9.3 green  supply · enter construction-firm · pay 1 smoked-fish · build brickworks · use 0 brick · build local-court · (use 1 brick) · end
9.4 blue  supply · enter marketplace · pick coal · pick iron · peek guildhouse · keep · end
9.5 red  supply · enter clay-mound · pay 1 franc · end
9.6 green  supply · enter colliery · pay 1 smoked-fish · end
9.7 blue  supply · red: interest · green: interest · enter hardware-store · pay 1 franc · end
9.end  red: food 0 smoked-fish · (red: food 1 franc) · green: food 0 fish · (green: food 2 franc) · blue: food 1 smoked-fish
10.1 red  supply · enter marketplace · pay 1 franc · pick cattle · pick coal · pick iron · pick fish · pick wood · pick clay · pick grain · keep · end
10.2 green  supply · enter wharf-1 · pay 2 franc · (build iron-ship) · (burn 1 coal) · end
10.3 blue  supply · enter sawmill · build tannery · buy building-firm-2 · end
10.4 red  supply · enter local-court · return 2 · end
10.5 green  supply · take wood · end
10.6 blue  supply · enter colliery · (pay 2 fish) · end
10.7 red  supply · interest · green: interest · take fish · end
10.end  red: food 1 smoked-fish · blue: borrow
11.1 green  supply · take iron · end
11.2 blue  supply · enter wharf-2 · (build iron-ship) · (burn 1 coal) · end
11.3 red  supply · enter colliery · end
11.4 green  supply · enter local-court · return 2 · end
11.5 blue  supply · take clay · end
11.6 red  supply · take franc · buy shipping-line · end
11.7 green  supply · interest · blue: interest · red: interest · enter black-market · pay 1 fish · end
11.end  red: food 1 smoked-fish · red: food 1 fish
12.1 blue  supply · enter marketplace · pick coal · pick iron · pick fish · pick clay · keep · end
12.2 red  supply · enter wharf-1 · pay 2 fish · (build iron-ship) · (burn 1 coal) · end
12.3 green  supply · enter sawmill · (build business-office) · end
12.4 blue  supply · enter colliery · (pay 2 fish) · end
12.5 red  supply · enter local-court · return 2 · end
12.6 green  supply · enter hardware-store · end
12.7 blue  supply · interest · red: interest · green: interest · enter brickworks · pay 1 fish · convert 13 · burn 2 coal · (burn 1 wood) · end
12.end  green: food 1 fish · blue: food 1 franc · (reveal tavern)
13.1 red  supply · enter colliery · end
13.2 green  supply · enter local-court · return 2 · end
13.3 blue  supply · take wood · end
13.4 red  supply · enter clay-mound · pay 1 fish · end
13.5 green  supply · enter colliery · pay 2 fish · end
13.6 blue  supply · enter wharf-1 · (build wooden-ship) · burn 1 coal · end
13.7 red  supply · interest · green: interest · blue: interest · enter brickworks · pay 1 fish · convert 14 · burn 2 coal · (burn 1 wood) · end
13.end  red: food 1 fish · green: food 2 fish
14.1 green  supply · enter wharf-2 · pay 2 fish · (build iron-ship) · burn 0 coal · (burn 3 wood) · end
14.2 blue  supply · take iron · end
14.3 red  supply · enter colliery · end
14.4 green  supply · enter tavern · convert 4 · repay · end
14.5 blue  supply · enter construction-firm · pay 2 fish · build ironworks · build cokery · end
14.6 red  supply · enter cokery · (pay 1 franc) · convert 15 · buy steel-mill · end
14.7 green  supply · repay · blue: interest · red: interest · enter colliery · pay 2 fish · end
14.end  red: food 2 fish
15.1 blue  supply · enter marketplace · pick coal · pick iron · pick fish · pick wood · peek harbour-watch · keep · end
15.2 red  supply · enter local-court · return 2 · end
15.3 green  supply · enter cokery · (pay 1 franc) · convert 14 · buy tavern · buy fish-restaurant · end
15.4 blue  supply · enter colliery · pay 1 fish 1 franc · end
15.5 red  supply · enter steel-mill · convert 2 · (burn 1 coke) · end
15.6 green  supply · enter ironworks · (pay 1 franc) · convert 0 · end
15.7 blue  supply · interest · red: interest · enter cokery · convert 11 · repay · end
15.end  red: food 3 fish · blue: food 1 franc · (reveal guildhouse)
16.1 red  supply · enter local-court · return 2 · end
16.2 green  supply · enter steel-mill · (pay 2 franc) · convert 4 · (burn 2 coke) · end
16.3 blue  supply · enter sawmill · (build town-hall) · end
16.4 red  supply · enter wharf-1 · pay 2 fish · (build steel-ship) · (burn 1 coke) · end
16.5 green  supply · enter wharf-2 · (pay 2 franc) · (build steel-ship) · (burn 1 coke) · end
16.6 blue  supply · take franc · repay · buy bridge-over-the-seine · end
16.7 red  supply · interest · enter bakehouse · pay 1 fish · convert 16 · (burn 1 coke) · end
16.end  blue: food 1 fish
17.1 green  supply · enter business-office · want steel · give 1 clay · (give 1 grain) · (give 1 grain) · (give 1 grain) · want leather · give 1 grain · end
17.2 blue  supply · enter steel-mill · (pay 2 franc) · convert 3 · (burn 2 coke) · end
17.3 red  supply · enter shipping-line · sail 0 wooden · sail 2 iron · sail 1 steel · (burn 1 coke) · ship 7 coke · ship 3 cattle · repay · repay · repay · repay · buy grocery-market · buy guildhouse · buy sawmill · end
17.4 green  supply · take wood · end
17.5 blue  supply · enter building-firm-1 · (build bank) · end
17.6 red  supply · enter colliery · end
17.7 green  supply · enter shipping-line · pay 1 fish 1 franc · sail 2 wooden · sail 2 iron · sail 1 steel · burn 2 coke · ship 0 steel · ship 4 coke · ship 1 leather · ship 9 cattle · buy leather-industry · buy clay-mound · end
17.end  blue: food 1 fish · (blue: food 1 franc)
18.1 blue  supply · enter wharf-1 · (build steel-ship) · (burn 1 coke) · end
18.2 red  supply · enter cokery · (pay 1 franc) · convert 4 · end
18.3 green  supply · enter tavern · convert 4 · end
18.4 blue  supply · enter bakehouse · (pay 1 franc) · convert 14 · (burn 1 coke) · end
18.5 red  supply · take franc · end
18.6 green  supply · enter wharf-1 · (pay 2 franc) · build luxury-ship · burn 0 coke · (burn 3 wood) · end
18.7 blue  supply · enter business-office · (pay 1 franc) · want steel · give 1 brick · (give 1 brick) · (give 1 brick) · (give 1 brick) · want leather · give 1 cattle · end
final.1 red  enter shipping-line · sail 1 wooden · sail 2 iron · sail 1 steel · (burn 2 coke) · ship 6 coke · ship 0 cattle · ship 6 bread · end
final.2 green  enter shipping-line · (pay 2 franc) · sail 0 wooden · sail 2 iron · sail 1 steel · burn 0 coke · (burn 9 wood) · ship 5 coke · ship 5 cattle · end
final.3 blue  enter shipping-line · pay 1 bread · sail 3 wooden · sail 1 iron · sail 1 steel · (burn 2 coke) · ship 1 steel · ship 5 coke · ship 1 leather · ship 6 cattle · end
result red 220  green 256  blue 237
`;

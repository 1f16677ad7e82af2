import { fitsWithoutOurFonts } from './without-fonts.ts';

fitsWithoutOurFonts('en');
fitsWithoutOurFonts('it');

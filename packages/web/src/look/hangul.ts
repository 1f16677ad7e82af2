// The syllables that no text of ours uses, for people's names: slices, of which the browser fetches those it needs.
import '@fontsource/gowun-batang/700.css';
import '@fontsource/noto-sans-kr/500.css';
import '@fontsource/noto-sans-kr/700.css';

export { useNarrow } from './size.ts';

// Loaded with the first text, and in the child that reads it alone: the data takes a tenth of a second.
export { eld } from 'eld/extrasmall';

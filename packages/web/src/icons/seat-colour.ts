/** The colours of seats, as records name them. */
export type SeatColour = 'red' | 'green' | 'blue' | 'yellow' | 'white';

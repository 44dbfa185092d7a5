/** What a field is told in has no full stop: beside other sentences it gets one. */
export const emFrase = (texto: string): string => texto.replace(/[^.!?…]$/, '$&.')

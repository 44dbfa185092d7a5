import { once } from '../once.ts'

const real = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))

/** Centavos as `R$ 1.234,56`. */
export const formatDinheiro = (centavos: number): string => real().format(centavos / 100)

import { tabela } from './codigos.ts'

/** Kinds of account that a salary may be paid into. */
export const tiposConta = tabela({
  CC: 'Conta corrente',
  CP: 'Conta poupança',
  CS: 'Conta-salário',
  PG: 'Conta de pagamento',
})

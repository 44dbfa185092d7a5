import type { conta } from '../campos/pessoa.ts'
import type { EnderecoDoCampo } from '../processo/formulario.ts'

// What is kept encrypted (LGPD art. 46): accounts, with which money can be taken, and health codes, which are sensitive
// (art. 5º II). Where a field is kept, its place says; whoever keeps one takes it from here.

type CampoDaConta = keyof typeof conta
/** Fields of a person's account that are kept encrypted: all that say which account it is. */
export type CampoCifrado = Exclude<CampoDaConta, 'banco' | 'contaTipo'>

export const camposCifrados = ['agencia', 'conta', 'contaDigito', 'pix'] as const satisfies CampoCifrado[]

/** Step of the admission's form in which the account is typed. */
const ETAPA_DA_CONTA = 'bancarios'

/** Fields of the forms of processes that are kept encrypted, in whatever kind they appear. */
export const cifradosDoFormulario: readonly EnderecoDoCampo[] = [
  ...camposCifrados.map((campo) => ({ etapa: ETAPA_DA_CONTA, campo })),
  { campo: 'atestado.cid' },
]

/** Whether a field of a form is kept encrypted. */
export const isCifradoNoFormulario = ({ etapa, campo }: EnderecoDoCampo): boolean =>
  cifradosDoFormulario.some((um) => um.etapa === etapa && um.campo === campo)

import type { Campo, CamposNomeados } from '@rh/domain/campos/campo'
import { escreverCampo } from '@rh/domain/campos/formato'
import { formatDate, formatMoney } from '../../lib/format.ts'
import type { Escalar } from './rotulos.ts'

/** Formatter of a value that is not plain text. */
export type Formato = (valor: Escalar) => string

export const naTabela =
  (tabela: Readonly<Record<string, string>>): Formato =>
  (valor) =>
    tabela[String(valor)] ?? String(valor)
export const data: Formato = (valor) => formatDate(String(valor))
export const dinheiro: Formato = (valor) => (typeof valor === 'number' ? formatMoney(valor) : String(valor))
export const simNao: Formato = (valor) => (valor === true ? 'Sim' : 'Não')
/** Formatter of a declared field. */
const formatoDe =
  (campo: Campo): Formato =>
  (valor) =>
    valor === null ? '' : escreverCampo(campo, valor)
/** Formatters of fields, by name. */
export const formatosDe = (campos: CamposNomeados): Readonly<Record<string, Formato>> =>
  Object.fromEntries(Object.values(campos).map((campo) => [campo.nome, formatoDe(campo)]))

/** Text of a cell, or a fallback where it is empty. */
export const texto = (valor: Escalar | undefined, semNada: string): string =>
  valor === undefined || valor === null || valor === '' ? semNada : String(valor)

/** Labels and formatters of a parecer's fields. */
export type CamposLidos = Readonly<Record<string, { readonly label: string; readonly formato?: Formato }>>

/** Answered fields as labels and values, in declared order. */
export const readCampos = (campos: CamposLidos, dados: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(campos).flatMap(([campo, { label, formato }]) => {
    const valor = dados[campo] as Escalar | undefined
    return valor === undefined || valor === null ? [] : [{ label, value: formato?.(valor) ?? String(valor) }]
  })

/** Label of the outcome of an exam, which everybody who may see it looks for. */
export const RESULTADO = 'Resultado'

/** Common fields of all occupational exams. */
export const camposDoExame = {
  dataExame: { label: 'Data do exame', formato: data },
  medico: { label: 'Médico' },
  crm: { label: 'CRM' },
  validoAte: { label: 'Válido até', formato: data },
} as const satisfies CamposLidos

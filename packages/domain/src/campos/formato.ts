import { formatData } from '../br/data.ts'
import { formatDinheiro } from '../br/dinheiro.ts'
import { formatCep, formatCpf, formatPis, formatTelefone } from '../br/mascaras.ts'
import type { Campo, Tipo } from './campo.ts'
import { textosDosCodigos } from './opcoes.ts'

type Escalar = string | number | boolean
type Escrita = (valor: Escalar) => string

/** Punctuation for a text of the right shape; what is half typed stays as it is. */
const se =
  (forma: RegExp, formatar: (texto: string) => string): Escrita =>
  (valor) => {
    const texto = String(valor)
    return forma.test(texto) ? formatar(texto) : texto
  }

const formatTitulo = (titulo: string): string =>
  `${titulo.slice(0, 4)} ${titulo.slice(4, 8)} ${titulo.slice(8)}`

/** How a value is written for people, by kind of field; kinds that are not here are written as they are kept. */
const escritas: { readonly [T in Tipo]?: Escrita } = {
  cpf: se(/^\d{11}$/, formatCpf),
  pis: se(/^\d{11}$/, formatPis),
  tituloEleitor: se(/^\d{12}$/, formatTitulo),
  telefone: se(/^\d{10,11}$/, formatTelefone),
  cep: se(/^\d{8}$/, formatCep),
  data: se(/^\d{4}-\d{2}-\d{2}$/, formatData),
  dinheiro: (valor) => (/^\d+$/.test(String(valor)) ? formatDinheiro(Number(valor)) : String(valor)),
  // The audit trail keeps everything as text.
  simNao: (valor) => (String(valor) === 'true' ? 'Sim' : 'Não'),
}

/** A value of a kind of field as people read it. Codes, ids, banks and countries need a name from outside. */
export const escreverTipo = (tipo: Tipo, valor: Escalar): string => escritas[tipo]?.(valor) ?? String(valor)

const dias = (valor: Escalar): string => (valor === 1 ? '1 dia' : `${valor} dias`)

/** A value of a field as people read it, its codes in words. */
export const escreverCampo = (campo: Campo, valor: Escalar): string =>
  textosDosCodigos(campo)?.[String(valor)] ??
  (campo.tipo === 'inteiro' && campo.unidade === 'dias' ? dias(valor) : escreverTipo(campo.tipo, valor))

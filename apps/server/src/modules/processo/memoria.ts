import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import type { Passo, Valor } from '@rh/domain/regras/memoria'

/** A step of a calculation as people read it. */
export const comoTexto = ({ texto, valor, fundamento }: Passo) => ({
  descricao: texto,
  valor: valorEmTexto(valor),
  baseLegal: fundamento,
})

/** How each kind of value is written; a new kind does not compile without its words. */
const escritas: { readonly [T in Valor['tipo']]: (valor: Extract<Valor, { tipo: T }>) => string } = {
  dinheiro: ({ centavos }) => formatDinheiro(centavos),
  data: ({ data }) => formatData(data),
  dias: ({ dias }) => `${dias} ${dias === 1 ? 'dia' : 'dias'}`,
  avos: ({ avos }) => `${avos}/12`,
  minutos: ({ minutos }) => `${minutos} min`,
  texto: ({ texto }) => texto,
}

// The table is keyed by the very kind that the value says.
const valorEmTexto = (valor: Valor): string => (escritas[valor.tipo] as (valor: Valor) => string)(valor)

import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import type { Passo, Valor } from '@rh/domain/regras/memoria'

/** Formats a step of a calculation. */
export const comoTexto = ({ texto, valor, fundamento }: Passo) => ({
  descricao: texto,
  valor: valorEmTexto(valor),
  baseLegal: fundamento,
})

/** Formatters by type of value; a new type without one does not compile. */
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

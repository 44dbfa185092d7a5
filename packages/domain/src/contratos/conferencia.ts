import { chaveDoNome } from '../br/texto.ts'
import { data } from '../br/campos.ts'
import { formatData } from '../br/data.ts'
import { somarAnos } from '../regras/calendario/datas.ts'
import type { PostoNovo } from './campos.ts'

/** What is wrong, and at which field. */
export interface Falta {
  readonly path: readonly (string | number)[]
  readonly mensagem: string
}

interface Termo {
  readonly inicio: string
  readonly fim: string
}

/** Longest term of a contract, in years: the longest that the law allows to any (Lei 14.133/2021 art. 110, II). */
const PRAZO_MAXIMO_ANOS = 35

/** Finds an end before the beginning, or so late that its year was mistyped. */
export function conferirTermo({ inicio, fim }: Termo): Falta[] {
  // A form is checked while it is typed: a date that is none yet has its own error.
  if ([inicio, fim].some((dia) => !data.safeParse(dia).success)) return []
  if (fim < inicio)
    return [{ path: ['fim'], mensagem: 'O contrato termina antes de começar: confira as datas' }]
  return fim > somarAnos(inicio, PRAZO_MAXIMO_ANOS)
    ? [{ path: ['fim'], mensagem: `O contrato duraria mais de ${PRAZO_MAXIMO_ANOS} anos: confira o ano` }]
    : []
}

/** The same name twice, whatever its case, accents and spaces: nobody could tell the places apart. */
export function conferirLocais(locais: readonly { readonly nome: string }[]): Falta[] {
  const vistos = new Set<string>()
  return locais.flatMap(({ nome }, i) => {
    const chave = chaveDoNome(nome)
    const repetido = vistos.has(chave)
    vistos.add(chave)
    return repetido
      ? [{ path: ['locais', i, 'nome'], mensagem: 'Já há um local com este nome neste contrato' }]
      : []
  })
}

interface Contexto extends Termo {
  readonly locais: readonly string[]
}

/** What a new post must be right about its contract. */
export const conferirPostos = (postos: readonly PostoNovo[], contrato: Contexto): Falta[] =>
  postos.flatMap((posto, i) =>
    conferirPosto(posto, contrato).map(({ path, mensagem }) => ({ path: ['postos', i, ...path], mensagem })),
  )

function conferirPosto(posto: PostoNovo, { locais, inicio, fim }: Contexto): Falta[] {
  const faltas: Falta[] = []
  const de = posto.inicio ?? inicio
  const ate = posto.fim ?? fim
  if (!locais.includes(posto.local))
    faltas.push({ path: ['local'], mensagem: 'Escolha um dos locais do contrato' })
  if (de < inicio || de > fim)
    faltas.push({ path: ['inicio'], mensagem: `Fora da vigência do contrato (${trecho(inicio, fim)})` })
  if (ate > fim || ate < inicio)
    faltas.push({ path: ['fim'], mensagem: `Fora da vigência do contrato (${trecho(inicio, fim)})` })
  if (ate < de) faltas.push({ path: ['fim'], mensagem: 'O posto termina antes de começar' })
  if (posto.adicional !== 'nenhum' && !posto.laudo)
    faltas.push({ path: ['laudo'], mensagem: 'Informe o laudo que fundamenta o adicional (CLT art. 195)' })
  return [...faltas, ...itensRepetidos(posto)]
}

function itensRepetidos({ kit }: PostoNovo): Falta[] {
  const ids = kit.map(({ itemId }) => itemId)
  const i = ids.findIndex((id, n) => ids.indexOf(id) !== n)
  return i < 0 ? [] : [{ path: ['kit', i, 'itemId'], mensagem: 'Este item já está no kit' }]
}

const trecho = (inicio: string, fim: string): string => `${formatData(inicio)} a ${formatData(fim)}`

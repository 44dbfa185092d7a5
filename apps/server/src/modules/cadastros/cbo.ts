import { setImmediate } from 'node:timers/promises'
import { semAcento } from '@rh/domain/br/texto'
import { ocupacaoDe, type Ocupacao } from '@rh/domain/br/cbo'

const CODIGOS = 1_000_000
/** Codes tried before other requests get their turn: some milliseconds. */
const DE_CADA_VEZ = 20_000
const RESULTADOS = 30

interface Achavel extends Ocupacao {
  readonly alvo: string
}

/** The library answers one code at a time: the whole table is every code that it knows, read once. */
async function readTabela(): Promise<readonly Achavel[]> {
  const tabela: Achavel[] = []
  for (let inicio = 0; inicio < CODIGOS; inicio += DE_CADA_VEZ) {
    for (let codigo = inicio; codigo < inicio + DE_CADA_VEZ; codigo += 1) {
      const ocupacao = ocupacaoDe(String(codigo).padStart(6, '0'))
      if (ocupacao) tabela.push({ ...ocupacao, alvo: semAcento(ocupacao.titulo) })
    }
    await setImmediate()
  }
  return tabela
}

let tabela: Promise<readonly Achavel[]> | undefined

/** Occupations by code (with or without its hyphen) or by words of the title; the ones that begin with it first. */
export async function buscarOcupacoes(busca = ''): Promise<Ocupacao[]> {
  tabela ??= readTabela()
  const texto = semAcento(busca.trim())
  const codigo = texto.replace('-', '')
  const porCodigo = /^\d{1,6}$/.test(codigo)
  const termos = texto.split(/\s+/).filter(Boolean)
  const achadas = (await tabela).filter((ocupacao) =>
    porCodigo ? ocupacao.codigo.startsWith(codigo) : termos.every((termo) => ocupacao.alvo.includes(termo)),
  )
  const comeca = ({ alvo }: Achavel): number => (alvo.startsWith(texto) ? 0 : 1)
  return achadas
    .toSorted((a, b) => comeca(a) - comeca(b) || a.titulo.localeCompare(b.titulo, 'pt-BR'))
    .slice(0, RESULTADOS)
    .map(({ codigo: numero, titulo }) => ({ codigo: numero, titulo }))
}

import { formatData } from '../../../br/data.ts'
import { pesoDe, type Avaliada } from './candidatos.ts'
import type { Candidato, RazaoDoPlano } from './tipos.ts'

/** What the reasons are read from: the stretch, its day, and who else is away. */
export interface Caso {
  readonly avaliada: Avaliada
  readonly escolhido: Candidato
  /** Whether the ceiling of the contract leaves room on all days of another choice, the others where they are. */
  readonly cabe: (outro: Candidato) => boolean
  /** Colleagues of the post away on some of the days, with the names. */
  readonly equipe: (outro: Candidato) => readonly string[]
  /** Days of a choice on which one of them is away. */
  readonly diasComEquipe: (outro: Candidato) => number
}

/** Why a stretch begins on its day: in words for who plans, without amounts. */
export function razoesDe(caso: Caso): readonly RazaoDoPlano[] {
  const fixa = caso.avaliada.parte.fixo !== null
  return [
    ...(fixa ? [{ codigo: 'fixa', texto: 'Data escolhida por você.' } as const] : []),
    dobra(caso),
    ...(fixa ? [] : porQueNaoOutra(caso)),
    ...equipe(caso),
    cobertura(caso),
  ]
}

const plural = (quantos: number, um: string, muitos: string): string =>
  `${quantos} ${quantos === 1 ? um : muitos}`

function dobra({ avaliada, escolhido }: Caso): RazaoDoPlano {
  const { ultimoInicioSemDobro, possiveis, parte } = avaliada
  const prazo = formatData(parte.periodo.concessivoFim)
  if (escolhido.diasEmDobro === 0)
    return {
      codigo: 'sem_dobra',
      texto: `Termina até ${prazo}, fim do prazo: nenhum dia em dobro${ultimoInicioSemDobro === null ? '' : ` (o último início é ${formatData(ultimoInicioSemDobro)})`}.`,
    }
  const dias = plural(escolhido.diasEmDobro, 'dia em dobro', 'dias em dobro')
  const menos = possiveis.find(({ diasEmDobro }) => diasEmDobro < escolhido.diasEmDobro)
  return {
    codigo: 'dobra',
    texto: menos
      ? `${dias}: o prazo termina em ${prazo} e as datas com menos dobra estão tomadas.`
      : `${dias}, o mínimo que ainda é possível: o prazo termina em ${prazo} e o aviso é dado 30 dias antes.`,
  }
}

/** Below this, in centavos, another day is not cheaper. */
const DIFERENCA = 100

function porQueNaoOutra({ avaliada, escolhido, cabe, equipe }: Caso): RazaoDoPlano[] {
  const [melhor] = avaliada.candidatos.toSorted((a, b) => pesoDe(a) - pesoDe(b) || a.de - b.de)
  if (!melhor || pesoDe(melhor) >= pesoDe(escolhido) - DIFERENCA) return []
  const dia = formatData(melhor.inicio)
  if (!cabe(melhor))
    return [
      { codigo: 'teto', texto: `Em ${dia} seria melhor, mas o teto de ausências do contrato está tomado.` },
    ]
  const nomes = equipe(melhor)
  return nomes.length > 0
    ? [
        {
          codigo: 'equipe',
          texto: `Em ${dia} seria melhor, mas ${juntar(nomes)} do mesmo posto também ${nomes.length === 1 ? 'estaria' : 'estariam'} fora.`,
        },
      ]
    : []
}

const MAIS_NOMES = 3

function juntar(nomes: readonly string[]): string {
  const ditos = nomes.slice(0, MAIS_NOMES)
  const resto = nomes.length - ditos.length
  return new Intl.ListFormat('pt-BR').format(resto > 0 ? [...ditos, `mais ${resto}`] : ditos)
}

function equipe({ escolhido, equipe, diasComEquipe }: Caso): RazaoDoPlano[] {
  const nomes = equipe(escolhido)
  return [
    {
      codigo: 'equipe',
      texto:
        nomes.length === 0
          ? 'Ninguém mais do posto fora nesses dias.'
          : `Em ${plural(diasComEquipe(escolhido), 'dia', 'dias')}, ${juntar(nomes)} do mesmo posto também ${nomes.length === 1 ? 'está' : 'estão'} fora.`,
    },
  ]
}

function cobertura({ avaliada: { candidatos }, escolhido: { turnos } }: Caso): RazaoDoPlano {
  const outros = candidatos.map((candidato) => candidato.turnos)
  const [menor, maior] = [Math.min(turnos, ...outros), Math.max(turnos, ...outros)]
  const quantos = plural(turnos, 'turno a cobrir', 'turnos a cobrir')
  if (menor === maior) return { codigo: 'cobertura', texto: `${quantos}, como em qualquer data.` }
  return {
    codigo: 'cobertura',
    texto:
      turnos === menor
        ? `${quantos}, o menor número do ano (chega a ${maior}).`
        : `${quantos} (de ${menor} a ${maior}, conforme a data).`,
  }
}

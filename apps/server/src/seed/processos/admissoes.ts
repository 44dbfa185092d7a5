import { etapaNomes, type DadosDe, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { normalizarEtapa, type EtapaDigitada, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Cenario } from './cenarios-admissao.ts'
import { encenar } from './encenar.ts'
import type { Historia } from './roteiro.ts'
import { momentosDe } from './momentos.ts'
import { pecaAdmissao } from './peca-admissao.ts'
import { criarPessoa, somarDias, type Gerador, type PessoaDemo } from '../pessoas.ts'
import { postos, salarioPrevisto } from '../postos.ts'
import { lugarDe, vinculoDireto, type VinculoDemo } from '../efetivo.ts'

export interface AdmissaoDemo {
  readonly solicitante: string
  /** Index in `postos`. */
  readonly posto: number
  readonly historia: Historia<Rascunho>
  readonly dados: Rascunho
  /** The bond of an effected admission. */
  readonly vinculo: VinculoDemo | null
}

export interface Palco extends Gerador {
  readonly agora: Temporal.Instant
  readonly fuso: string
  /** Ids of the posts in the database, in the order of `postos`. */
  readonly postoIds: readonly number[]
  /** How the days with transport are counted for most people. */
  readonly escalaVtId: number
  /** Sizes for the kit of a post, by its index. */
  readonly tamanhosDe: (posto: number) => DadosDe<'uniforme'>['tamanhos']
  /** Someone who left the company, for a draft that hires the same person again. */
  readonly exColaborador: PessoaDemo
}

export const isEfetivada = ({ status }: Pick<Cenario, 'status'>): boolean =>
  status === 'efetivada' || status === 'finalizada'

/** Index of the first post of a contract with this cargo (and escala). */
export function indiceDoPosto([contrato, cargo, escala]: Cenario['posto']): number {
  const indice = postos.findIndex(
    (p) => p.contrato === contrato && p.cargo === cargo && (escala === undefined || p.escala === escala),
  )
  if (indice < 0) throw new Error(`No post of ${cargo} in ${contrato}`)
  return indice
}

/** Nobody starts on a weekend here. */
function diaUtil(data: string): string {
  const { dayOfWeek } = Temporal.PlainDate.from(data)
  return dayOfWeek <= 5 ? data : somarDias(data, 8 - dayOfWeek)
}

const OBSERVACAO = {
  reposicao: undefined,
  aumento: 'Aumento autorizado pelo cliente.',
  novo_contrato: undefined,
}

/** The form, down to the step where a draft stops, as the server stores it. */
function preencher(palco: Palco, cenario: Cenario, vaga: DadosDe<'vaga'>, pessoa: PessoaDemo): Rascunho {
  const beneficios = {
    ...pessoa.beneficios,
    escalaVtId: pessoa.beneficios.valeTransporte ? palco.escalaVtId : undefined,
  }
  const uniforme = { tamanhos: palco.tamanhosDe(indiceDoPosto(cenario.posto)) }
  const completo: Readonly<Record<Etapa, EtapaDigitada>> = { vaga, ...pessoa, beneficios, uniforme }
  const ate = cenario.para === undefined ? etapaNomes.length : etapaNomes.indexOf(cenario.para) + 1
  return Object.fromEntries(
    etapaNomes.slice(0, ate).map((etapa) => [etapa, normalizarEtapa(etapa, completo[etapa])]),
  )
}

function criarAdmissao(palco: Palco, cenario: Cenario, pessoa: PessoaDemo): AdmissaoDemo {
  const { hoje, fuso, postoIds } = palco
  const posto = indiceDoPosto(cenario.posto)
  const postoDemo = postos[posto]
  const postoId = postoIds[posto]
  if (!postoDemo || postoId === undefined) throw new Error(`No post ${posto}`)
  const dataPrevista = diaUtil(somarDias(hoje, cenario.inicio))
  const vinculo = isEfetivada(cenario) ? vinculoDireto(palco, pessoa, posto, dataPrevista) : null
  const vaga: DadosDe<'vaga'> = {
    postoId,
    tipo: '1',
    categoria: '101',
    motivo: cenario.motivo,
    dataPrevista,
    salarioCentavos: vinculo?.versoes[0]?.salarioCentavos ?? salarioPrevisto(postoDemo),
    experienciaDias: EXPERIENCIA_DIAS,
    experienciaProrrogacaoDias: EXPERIENCIA_DIAS,
    observacao: OBSERVACAO[cenario.motivo],
  }
  const dados = preencher(palco, cenario, vaga, pessoa)
  const { solicitante, passos } = cenario
  const historia = encenar(pecaAdmissao, {
    solicitante,
    passos,
    dados,
    momento: momentosDe(palco, cenario),
    fuso,
  })
  if (historia.status !== cenario.status)
    throw new Error(`A script for ${cenario.status} ended in ${historia.status}`)
  return { solicitante, posto, historia, dados, vinculo }
}

/** Two terms of 45 days, as most companies write them (CLT art. 445). */
export const EXPERIENCIA_DIAS = 45

/** The admissions of the demo in the order in which they were opened. */
export function criarAdmissoes(palco: Palco, cenarios: readonly Cenario[]): AdmissaoDemo[] {
  let anterior = palco.exColaborador
  const admissoes = cenarios.map((cenario) => {
    if (cenario.pessoa === 'ex_colaborador') anterior = palco.exColaborador
    else if (cenario.pessoa !== 'repetida')
      anterior = criarPessoa(palco, lugarDe(indiceDoPosto(cenario.posto)))
    return criarAdmissao(palco, cenario, anterior)
  })
  return admissoes.toSorted((a, b) => (a.historia.criadoEm < b.historia.criadoEm ? -1 : 1))
}

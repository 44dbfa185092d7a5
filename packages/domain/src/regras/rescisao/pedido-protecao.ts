import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { COM_MULTA, verificarEstabilidade, type Impedimento } from '../estabilidade/estabilidade.ts'
import type { EstabilidadeDaPessoa } from '../estabilidade/pessoa.ts'
import { isSobreposto } from '../ferias/trecho.ts'
import { avisoDaDemissao } from './aviso-da-demissao.ts'
import { isCausa } from './causas.ts'
import { NADA, type BaseDaDemissao, type VerificacaoDaDemissao } from './pedido-base.ts'
import type { AfastamentoDaPessoa, CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { suspensoesDe } from './suspensao.ts'

/** Until when a protection holds, in words. */
const ate = ({ fim, previsto }: EstabilidadeDaPessoa): string =>
  fim === null
    ? 'sem data final conhecida'
    : `${previsto ? 'com fim previsto para' : 'até'} ${formatData(fim)}`

/** The facts of a protection that a finding may tell: of a hidden one, only its days. */
const dadosDe = ({ tipo, oculta, inicio, fim }: EstabilidadeDaPessoa) => ({
  inicio,
  ate: fim,
  ...(oculta ? {} : { tipo }),
})

/** Closing of the company, of the establishment or of the activity. */
const ENCERRAMENTO = '47'

const codigos = {
  PROTEGIDO: 'ESTABILIDADE',
  AVISO: 'ESTABILIDADE_AVISO',
  NASCIDA_NO_AVISO: 'ESTABILIDADE_NO_AVISO',
  SEM_ASSISTENCIA: 'SEM_ASSISTENCIA',
  SEM_INQUERITO: 'SEM_INQUERITO',
  COM_MULTA: 'MULTA_476_A',
} as const satisfies Readonly<Record<Impedimento, string>>

const frases: Readonly<Record<Impedimento, (estabilidade: EstabilidadeDaPessoa) => string>> = {
  PROTEGIDO: (e) => `${e.nome}, ${ate(e)}: o desligamento não é permitido por esta causa.`,
  AVISO: (e) => `${e.nome}, ${ate(e)}: o aviso não pode ser dado dentro da estabilidade.`,
  NASCIDA_NO_AVISO: (e) =>
    `${e.nome} desde ${formatData(e.inicio)}, dentro do aviso: a dispensa perde o efeito.`,
  SEM_ASSISTENCIA: (e) => `${e.nome}, ${ate(e)}: o pedido precisa da assistência do sindicato.`,
  SEM_INQUERITO: (e) => `${e.nome}, ${ate(e)}: a justa causa depende de inquérito judicial.`,
  COM_MULTA: (e) =>
    `${e.nome}, ${ate(e)}: além das verbas, é devida a multa da convenção, de pelo menos 100% da última remuneração antes da suspensão. Lance-a em outros proventos.`,
}
const campos: Readonly<Partial<Record<Impedimento, string>>> = {
  AVISO: 'comunicacao',
  SEM_ASSISTENCIA: 'assistencia',
  SEM_INQUERITO: 'inquerito',
}

function protegido(
  estabilidade: EstabilidadeDaPessoa,
  { pedido, causa, aviso, circunstancias }: Omit<BaseDaDemissao, 'regra' | 'simulacao' | 'momento'>,
): readonly Pendencia[] {
  const { tipo, inicio, fim, oculta } = estabilidade
  const { impedimento, fundamento } = verificarEstabilidade(
    { tipo, inicio, ate: fim },
    aviso?.dtDeslig ?? circunstancias.hoje,
    causa,
    {
      comunicacao: aviso?.comunicacao ?? circunstancias.hoje,
      ...(aviso && { fimProjetado: aviso.fimProjetado }),
      assistencia: pedido.assistencia === true,
      inquerito: (pedido.inquerito ?? '').trim() !== '',
    },
  )
  if (impedimento === null) return NADA
  const dados = dadosDe(estabilidade)
  const baseLegal = oculta ? estabilidade.fundamento : fundamento
  if (impedimento === 'COM_MULTA')
    return [alerta(codigos.COM_MULTA, frases.COM_MULTA(estabilidade), { campo: 'causa', baseLegal, dados })]
  if (causa === ENCERRAMENTO) return [noEncerramento(estabilidade, baseLegal)]
  return [
    bloqueio(codigos[impedimento], frases[impedimento](estabilidade), {
      campo: campos[impedimento] ?? 'causa',
      baseLegal,
      dados,
    }),
  ]
}

/**
 * Of a closing that really happens a protection is no prohibition, but what is left of it is indemnified (CLT art. 498; Súmulas 244 II
 * and 396 TST by analogy): that it does happen is for somebody to answer for.
 */
const noEncerramento = (estabilidade: EstabilidadeDaPessoa, baseLegal: string): Pendencia =>
  bloqueio(
    'ESTABILIDADE_NO_ENCERRAMENTO',
    `${estabilidade.nome}, ${ate(estabilidade)}: só o encerramento que de fato acontece permite desligar, com a indenização do período que falta, em outros proventos.`,
    { campo: 'causa', baseLegal: `CLT art. 498; ${baseLegal}`, dados: dadosDe(estabilidade) },
  )

const estabilidade: VerificacaoDaDemissao = (base) =>
  (base.circunstancias.estabilidades ?? []).flatMap((item) => protegido(item, base))

/** Protections that were born while the notice ran, and undo it (CLT art. 391-A; Súmula 378 III TST). */
export function protecoesNascidasNoAviso(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): readonly Pendencia[] {
  const { causa } = pedido
  if (!isCausa(causa)) return NADA
  const base = { pedido, causa, circunstancias, aviso: avisoDaDemissao(pedido, circunstancias) }
  return (circunstancias.estabilidades ?? [])
    .flatMap((item) => protegido(item, base))
    .filter(({ codigo }) => codigo === codigos.NASCIDA_NO_AVISO)
}

/** Suspension for a course by collective agreement: a dismissal in it is not forbidden, but fined (CLT art. 476-A § 5º). */
const LAY_OFF = '27'

/** Leaves by an order of protection: the job is kept, whoever pays them (Lei 11.340/2006 art. 9º § 2º II). */
const comEmpregoMantido = (afastamentos: readonly AfastamentoDaPessoa[]) =>
  afastamentos.filter(({ motivo }) => motivo === '25')

/** Notice or end in a suspended contract, or a leave that begins in the notice and stops its effects (Súmula 371 TST). */
const suspenso: VerificacaoDaDemissao = ({ causa, regra, aviso, circunstancias }) => {
  const { afastamentos = [], hoje } = circunstancias
  if (regra.naSuspensao) return NADA
  const dia = aviso?.comunicacao ?? hoje
  const fim = aviso?.dtDeslig ?? dia
  const em = (data: string) => (trecho: { readonly inicio: string; readonly fim: string | null }) =>
    trecho.inicio <= data && (trecho.fim === null || data <= trecho.fim)
  const impedem = afastamentos.filter(({ motivo }) => motivo !== LAY_OFF || !COM_MULTA.includes(causa))
  const suspensoes = [...suspensoesDe(impedem), ...comEmpregoMantido(impedem)]
  const noComeco = suspensoes.find(em(dia))
  if (noComeco && causa === ENCERRAMENTO)
    return [
      bloqueio(
        'SUSPENSO_NO_ENCERRAMENTO',
        `Contrato suspenso por afastamento desde ${formatData(noComeco.inicio)}: só o encerramento que de fato acontece permite desligar.`,
        { campo: 'comunicacao', baseLegal: 'CLT arts. 476 e 498' },
      ),
    ]
  if (noComeco)
    return [
      bloqueio(
        'CONTRATO_SUSPENSO',
        `Contrato suspenso por afastamento desde ${formatData(noComeco.inicio)}: o desligamento não é permitido por esta causa.`,
        { campo: 'comunicacao', baseLegal: 'CLT art. 476' },
      ),
    ]
  const noFim = suspensoes.find(em(fim))
  if (noFim)
    return [
      bloqueio(
        'AVISO_SUSPENSO',
        `O contrato se suspende em ${formatData(noFim.inicio)}, durante o aviso: a dispensa espera o fim do afastamento.`,
        { baseLegal: 'CLT art. 476; Súmula 371 TST' },
      ),
    ]
  const afastado = afastamentos.find(em(dia)) ?? afastamentos.find(em(fim))
  return afastado
    ? [
        alerta('EM_AFASTAMENTO', `Há um afastamento desde ${formatData(afastado.inicio)}.`, {
          campo: 'comunicacao',
          baseLegal: 'CLT arts. 473 e 476',
        }),
      ]
    : NADA
}

/** Notice neither begins in a vacation nor runs along one. */
const ferias: VerificacaoDaDemissao = ({ regra, aviso, circunstancias: { ferias: marcadas = [] } }) => {
  if (!aviso || regra.aviso === 'NAO') return NADA
  const { comunicacao, inicioAviso, dtDeslig } = aviso
  const corrente = marcadas.find(({ inicio, fim }) => inicio <= comunicacao && comunicacao <= fim)
  if (corrente)
    return [
      bloqueio('EM_FERIAS', `Está de férias até ${formatData(corrente.fim)}: o aviso vem depois.`, {
        campo: 'comunicacao',
        baseLegal: 'CLT arts. 129 e 487',
        dados: { inicio: corrente.inicio, fim: corrente.fim },
      }),
    ]
  const noAviso =
    inicioAviso && marcadas.find((trecho) => isSobreposto(trecho, { inicio: inicioAviso, fim: dtDeslig }))
  return noAviso
    ? [
        bloqueio(
          'FERIAS_NO_AVISO',
          `Há férias de ${formatData(noAviso.inicio)} a ${formatData(noAviso.fim)}, que não correm junto com o aviso: cancele as férias ou indenize o aviso.`,
          { campo: 'aviso', baseLegal: 'CLT arts. 129 e 487', dados: { ...noAviso } },
        ),
      ]
    : NADA
}

/** People from whom on a company has to employ some who have a disability (Lei 8.213/1991 art. 93). */
export const EMPREGADOS_DA_RESERVA = 100

/** Without cause, who has a disability is dismissed only once another who has one was hired (Lei 8.213/1991 art. 93 § 1º). */
const reservaDeVagas: VerificacaoDaDemissao = ({ causa, circunstancias: { deficiencia, contrato } }) => {
  if (causa !== '02' || contrato.tipo !== 'indeterminado' || deficiencia === undefined) return NADA
  return [
    deficiencia === 'sabida'
      ? alerta(
          'RESERVA_DE_VAGAS',
          'Pessoa com deficiência ou reabilitada: a dispensa só vale depois de contratada outra nessa condição, a menos que a cota continue cumprida.',
          { campo: 'causa', baseLegal: 'Lei 8.213/1991 art. 93 § 1º' },
        )
      : alerta(
          'CONDICAO_RESERVADA',
          'A lei põe uma condição a esta dispensa: fale com o Rh antes de comunicar.',
          {
            campo: 'causa',
          },
        ),
  ]
}

const andamento = ({ emAndamento = [] }: CircunstanciasDaDemissao): readonly Pendencia[] =>
  emAndamento.map(({ tipo, numero }) =>
    alerta('processo_em_andamento', `Há outro processo em andamento: ${tipo} ${numero}.`),
  )

/** Checks of what protects the person or the contract from ending now. */
export const verificacoesDaProtecao: readonly VerificacaoDaDemissao[] = [
  estabilidade,
  reservaDeVagas,
  suspenso,
  ferias,
  ({ circunstancias }) => andamento(circunstancias),
]

/**
 * What forbids, delays or conditions the dismissal of a person before anything is asked for: protections in force and to come, the contract
 * suspended, a vacation, other open processes. Alerts: which causes they stop is only known once one is chosen.
 */
export function impedimentosDe(circunstancias: CircunstanciasDaDemissao): readonly Pendencia[] {
  const { hoje, estabilidades = [], afastamentos = [], ferias: marcadas = [] } = circunstancias
  return [
    ...estabilidades
      .filter(({ situacao }) => situacao !== 'encerrada')
      .map((item) =>
        alerta(
          'ESTABILIDADE',
          item.situacao === 'futura'
            ? `${item.nome} a partir de ${formatData(item.inicio)}, ${ate(item)}.`
            : `${item.nome}, ${ate(item)}.`,
          { baseLegal: item.fundamento, dados: { ...dadosDe(item), permite: item.permite } },
        ),
      ),
    ...suspensoesDe(afastamentos)
      .filter(({ inicio, fim }) => inicio <= hoje && hoje <= fim)
      .map(({ inicio }) =>
        alerta('CONTRATO_SUSPENSO', `Contrato suspenso por afastamento desde ${formatData(inicio)}.`, {
          baseLegal: 'CLT art. 476',
        }),
      ),
    ...marcadas
      .filter(({ fim }) => hoje <= fim)
      .map(({ inicio, fim }) =>
        alerta(
          inicio <= hoje ? 'EM_FERIAS' : 'FERIAS_MARCADAS',
          `Férias de ${formatData(inicio)} a ${formatData(fim)}.`,
          { baseLegal: 'CLT art. 129', dados: { inicio, fim } },
        ),
      ),
    ...andamento(circunstancias),
  ]
}

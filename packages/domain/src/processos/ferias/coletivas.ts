import { z } from 'zod'
import { alerta, bloqueio, type Achado } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { formatData } from '../../br/data.ts'
import { data, id, opcional } from '../../br/campos.ts'
import { somarDias, type DataIso } from '../../regras/calendario/datas.ts'
import { comunicarColetivasAte, verificarColetivas } from '../../regras/ferias/coletivas.ts'
import { mensagemDeInicio, validarInicioDeFerias } from '../../regras/ferias/inicio.ts'
import { isSobreposto, type Intervalo } from '../../regras/ferias/trecho.ts'
import type { Grupo } from '../../setores/grupos.ts'

/** What a batch of collective vacations is called among the batches of vacations. */
export const MODELO_COLETIVAS = 'coletivas'

/** Who stops a contract or the company: those who also approve vacations, of which another one approves these. */
export const quemFazColetivas = [
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Who has to be told fifteen days before (CLT art. 139 §§ 2º and 3º). */
export const comunicacoesDasColetivas = {
  ministerio: { label: 'Ministério do Trabalho', baseLegal: 'CLT art. 139 § 2º' },
  sindicato: { label: 'Sindicato da categoria', baseLegal: 'CLT art. 139 § 3º' },
  afixacao: { label: 'Aviso afixado nos locais de trabalho', baseLegal: 'CLT art. 139 § 3º' },
} as const

export type ComunicacaoDasColetivas = keyof typeof comunicacoesDasColetivas

const comunicadaEm = opcional(data)

/** What a collective vacation is of, when it is, and on which day each notice of it was given. */
export const parametrosDasColetivas = z.strictObject({
  /** None for the whole company. */
  contratoIds: z.array(id).max(500),
  /** Places of work of those contracts; none for all of them. */
  localIds: z.array(id).max(500),
  periodos: z
    .array(
      z.strictObject({ inicio: data, dias: z.int('Informe os dias').min(1).max(30, 'No máximo 30 dias') }),
    )
    .min(1, 'Informe pelo menos um período')
    .max(2, 'No máximo dois períodos'),
  comunicacoes: z.strictObject({
    ministerio: comunicadaEm,
    sindicato: comunicadaEm,
    afixacao: comunicadaEm,
  }),
})

export type ParametrosDasColetivas = z.output<typeof parametrosDasColetivas>

export type Paralisacao = ParametrosDasColetivas['periodos'][number]

export const intervaloDaParalisacao = ({ inicio, dias }: Paralisacao): Intervalo => ({
  inicio,
  fim: somarDias(inicio, dias - 1),
})

export const emOrdem = (periodos: readonly Paralisacao[]): Paralisacao[] =>
  periodos.toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))

/** A notice with the last day for it; `atrasada` when it was given later, or was not given and the day is past. */
export interface PrazoDeComunicacao {
  readonly quem: ComunicacaoDasColetivas
  readonly ate: DataIso
  readonly feitaEm: DataIso | null
  readonly atrasada: boolean
}

/** The notices of a collective vacation with their deadlines; empty without a period. */
export function prazosDasColetivas(
  { periodos, comunicacoes }: Pick<ParametrosDasColetivas, 'periodos' | 'comunicacoes'>,
  hoje: DataIso,
): readonly PrazoDeComunicacao[] {
  const [primeiro] = emOrdem(periodos)
  if (!primeiro) return []
  const ate = comunicarColetivasAte(primeiro.inicio)
  return (Object.keys(comunicacoesDasColetivas) as ComunicacaoDasColetivas[]).map((quem) => {
    const feitaEm = comunicacoes[quem] ?? null
    return { quem, ate, feitaEm, atrasada: (feitaEm ?? hoje) > ate }
  })
}

interface Circunstancia {
  readonly hoje: DataIso
  /** Earlier shutdowns of the same people. */
  readonly anteriores: readonly Paralisacao[]
}

/** Findings about the shutdown itself, whoever is in it; empty = clean. */
export function verificarParalisacao(
  parametros: Pick<ParametrosDasColetivas, 'periodos' | 'comunicacoes'>,
  { hoje, anteriores }: Circunstancia,
): readonly Pendencia[] {
  const periodos = emOrdem(parametros.periodos)
  const [primeiro, segundo] = periodos.map(intervaloDaParalisacao)
  const [inicio] = periodos
  // The notices have deadlines of their own: what is left is how many periods the year has and how long they are.
  const doAno = verificarColetivas({ comunicadoEm: '0001-01-01', periodos: [...anteriores, ...periodos] })
  return [
    ...doAno,
    ...(primeiro && segundo && isSobreposto(primeiro, segundo)
      ? [bloqueio('PERIODOS_SOBREPOSTOS', 'Os dois períodos têm dias em comum.', { campo: 'periodos' })]
      : []),
    ...(inicio && inicio.inicio <= hoje
      ? [
          bloqueio('inicio_no_passado', 'As coletivas começam em data passada.', {
            campo: 'periodos.0.inicio',
          }),
        ]
      : []),
    ...prazosDasColetivas(parametros, hoje)
      .filter(({ atrasada }) => atrasada)
      .map(semComunicacao),
    ...periodos.flatMap(inicioNaVespera),
  ]
}

const semComunicacao = ({ quem, ate, feitaEm }: PrazoDeComunicacao): Achado => {
  const { label, baseLegal } = comunicacoesDasColetivas[quem]
  const fato = feitaEm === null ? 'Adie o início.' : `e foi em ${formatData(feitaEm)}. Adie o início.`
  return bloqueio(
    'COLETIVAS_SEM_COMUNICACAO',
    `${label}: a comunicação era devida até ${formatData(ate)}${feitaEm === null ? '. ' : ' '}${fato}`,
    { baseLegal, campo: `comunicacoes.${quem}` },
  )
}

/** Art. 134 § 3º is of the vacation of one person; jurists differ on whether it holds for all, so it is said and no more. */
function inicioNaVespera({ inicio }: Paralisacao, posicao: number): readonly Achado[] {
  const { motivo } = validarInicioDeFerias(inicio)
  if (!motivo) return []
  return [
    alerta(
      'INICIO_DAS_COLETIVAS',
      `${mensagemDeInicio(motivo)} Confira com o sindicato antes de manter ${formatData(inicio)}.`,
      {
        baseLegal: 'CLT art. 134 § 3º',
        campo: `periodos.${posicao}.inicio`,
      },
    ),
  ]
}

import type { Pendencia } from '@rh/domain/pendencia'
import { nomeDoMes } from '../../../lib/time/meses.ts'
import { deAte } from '../../../lib/time/textos.ts'
import { formatDate } from '../../../lib/format.ts'
import type { Situacao } from '../registro.ts'

/** Something to know before a dismissal: it forbids, it will be asked for or cost, or there is nothing. */
export interface Ponto {
  readonly tom: 'ok' | 'atencao' | 'impede'
  readonly titulo: string
  readonly detalhe: string
}

const ordem: readonly Ponto['tom'][] = ['impede', 'atencao', 'ok']

const periodo = (inicio: string, fim: string | null): string =>
  fim === null ? `desde ${formatDate(inicio)}, sem data de volta` : deAte(inicio, fim)

const tons = { futura: 'atencao', vigente: 'impede', encerrada: 'ok' } as const

const quandoEstavel: {
  readonly [S in keyof typeof tons]: (inicio: string, fim: string | null) => string
} = {
  futura: (inicio) => `começa em ${formatDate(inicio)}`,
  vigente: (_, fim) =>
    fim === null ? 'estável, sem data de fim conhecida' : `estável até ${formatDate(fim)}`,
  encerrada: (_, fim) => `terminou em ${formatDate(fim)}`,
}

function estabilidades({ estabilidades: todas }: Situacao): Ponto[] {
  if (todas.length === 0)
    return [
      {
        tom: 'ok',
        titulo: 'Estabilidade · nenhuma',
        detalhe: 'Gestação, acidente, CIPA, sindicato, convenção',
      },
    ]
  return todas.map(({ nome, inicio, fim, situacao, fundamento, origem }) => ({
    tom: tons[situacao],
    titulo: `${nome} · ${quandoEstavel[situacao](inicio, fim)}`,
    detalhe: [fundamento, origem && `Fonte: ${origem}`].filter(Boolean).join('. '),
  }))
}

/** Leaves, vacations and other processes: each with its number, or one line that says there is none. */
const cadaUm = <T>(
  lista: readonly T[],
  nenhum: Omit<Ponto, 'tom'>,
  ponto: (um: T) => Omit<Ponto, 'tom'>,
  tom: Ponto['tom'],
): Ponto[] => (lista.length === 0 ? [{ tom: 'ok', ...nenhum }] : lista.map((um) => ({ tom, ...ponto(um) })))

const hasBloqueio = (impedimentos: readonly Pendencia[], ...codigos: readonly string[]): boolean =>
  impedimentos.some(({ codigo, severidade }) => severidade === 'bloqueio' && codigos.includes(codigo))

const tomDe = (impedimentos: readonly Pendencia[], ...codigos: readonly string[]): Ponto['tom'] =>
  hasBloqueio(impedimentos, ...codigos) ? 'impede' : 'atencao'

/** Findings that are told as a line of their own below, with more than the sentence. */
const contados = /^(?:ESTABILIDADE|CONTRATO_SUSPENSO|EM_FERIAS|FERIAS_NO_AVISO|ASO_|processo_em_andamento)/

const dosImpedimentos = (impedimentos: readonly Pendencia[]): Ponto[] =>
  impedimentos
    .filter(({ codigo }) => !contados.test(codigo))
    .map(({ severidade, mensagem, baseLegal }) => ({
      tom: severidade === 'bloqueio' ? 'impede' : severidade === 'alerta' ? 'atencao' : 'ok',
      titulo: mensagem,
      detalhe: baseLegal ?? '',
    }))

/** The exam that an end asks for, unless a recent one still holds. */
function exame({ ultimoExame, impedimentos }: Situacao): Ponto {
  const ultimo = ultimoExame === null ? 'Nenhum exame registrado' : `O último é de ${formatDate(ultimoExame)}`
  const aFazer = impedimentos.find(({ codigo }) => codigo.startsWith('ASO_'))
  return aFazer || ultimoExame === null
    ? {
        tom: 'atencao',
        titulo: 'Exame demissional a fazer',
        detalhe: `${ultimo}. Até 10 dias depois do fim do contrato (NR-7)`,
      }
    : {
        tom: 'ok',
        titulo: 'Exame demissional',
        detalhe: `${ultimo}: se ainda valer no fim, é dispensado (NR-7)`,
      }
}

const outros = ({ dataBaseMes, menor, aviso }: Situacao): Ponto[] => [
  ...(aviso
    ? [
        {
          tom: 'impede' as const,
          titulo: `Já em aviso prévio · ${aviso.numero}`,
          detalhe: `Comunicado em ${formatDate(aviso.comunicacao)}, sai em ${formatDate(aviso.dtDeslig)}`,
        },
      ]
    : []),
  ...(menor
    ? [
        {
          tom: 'atencao' as const,
          titulo: 'Menor de 18 anos',
          detalhe: 'O responsável assina junto a quitação (CLT art. 439)',
        },
      ]
    : []),
  ...(dataBaseMes === null
    ? []
    : [
        {
          tom: 'ok' as const,
          titulo: `Data-base em ${nomeDoMes(dataBaseMes)}`,
          detalhe: 'Fim projetado nos 30 dias antes dela custa mais um salário (Lei 7.238 art. 9º)',
        },
      ]),
]

/** Days of vacation that are owed already, as the statement takes them in. */
const vencidosEmTexto = (dias: number): string =>
  dias === 0
    ? 'Nenhum dia vencido'
    : dias === 1
      ? '1 dia vencido entra na conta'
      : `${dias} dias vencidos entram na conta`

/** Everything to know before anything is typed: what forbids first, then what to mind, then what is in order. */
export function pontosDe(situacao: Situacao): Ponto[] {
  const { impedimentos, afastamentos, ferias, processos, saldoFerias } = situacao
  return [
    ...dosImpedimentos(impedimentos),
    ...estabilidades(situacao),
    ...cadaUm(
      afastamentos,
      { titulo: 'Acidente, afastamento, INSS · nada', detalhe: 'O contrato não está suspenso' },
      ({ inicio, fim, numero }) => ({ titulo: `Afastamento · ${periodo(inicio, fim)}`, detalhe: numero }),
      tomDe(impedimentos, 'CONTRATO_SUSPENSO'),
    ),
    ...cadaUm(
      ferias,
      {
        titulo: 'Férias marcadas · nenhuma',
        detalhe: vencidosEmTexto(saldoFerias),
      },
      ({ inicio, fim, numero }) => ({
        titulo: `Férias marcadas · ${deAte(inicio, fim)}`,
        detalhe: `${numero}: a reserva volta ao saldo no desligamento`,
      }),
      tomDe(impedimentos, 'EM_FERIAS', 'FERIAS_NO_AVISO'),
    ),
    exame(situacao),
    ...cadaUm(
      // Those of the leaves and vacations above are told there.
      processos.filter(({ numero }) => ![...afastamentos, ...ferias].some((um) => um.numero === numero)),
      { titulo: 'Outros pedidos · nenhum aberto', detalhe: 'Nada a cancelar com o desligamento' },
      ({ label, numero, statusLabel }) => ({
        titulo: `${label} · ${statusLabel.toLowerCase()}`,
        detalhe: `${numero}: termina com o contrato`,
      }),
      tomDe(impedimentos, 'processo_em_andamento'),
    ),
    ...outros(situacao),
  ].toSorted((um, outro) => ordem.indexOf(um.tom) - ordem.indexOf(outro.tom))
}

/** Until when the longest protection holds: null where nobody knows, undefined without one. */
export function estavelAte({ estabilidades: todas }: Situacao): string | null | undefined {
  const vigentes = todas.filter(({ situacao }) => situacao === 'vigente')
  if (vigentes.length === 0) return undefined
  if (vigentes.some(({ fim }) => fim === null)) return null
  return vigentes
    .map(({ fim }) => fim ?? '')
    .toSorted()
    .at(-1)
}

/** What the whole of it comes to, in one sentence. */
export function resumoDosPontos(situacao: Situacao, pontos: readonly Ponto[]): string {
  const ate = estavelAte(situacao)
  if (pontos.some(({ tom }) => tom === 'impede')) {
    if (ate === undefined) return 'Não pode ser dispensada agora'
    return ate === null
      ? 'Não pode ser dispensada: tem estabilidade'
      : `Não pode ser dispensada: estável até ${formatDate(ate)}`
  }
  const n = pontos.filter(({ tom }) => tom === 'atencao').length
  if (n === 0) return 'Pode ser dispensada? Sim, nada impede'
  return `Pode ser dispensada? Sim, com ${n} ${n === 1 ? 'ponto' : 'pontos'} a saber`
}

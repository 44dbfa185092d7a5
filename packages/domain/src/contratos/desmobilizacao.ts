import { formatData } from '../br/data.ts'
import { maiorData, somarDias, type DataIso } from '../regras/calendario/datas.ts'

// The end of a contract: what becomes of each of its people, and the requests that it takes. See docs/decisions/0055.

/** What may be decided for a person of a contract that ends. */
export const decisoesDoFim = {
  remanejar: { label: 'Remanejar', tipo: 'remanejamento' },
  reserva: { label: 'Reserva técnica', tipo: 'remanejamento' },
  aviso: { label: 'Aviso prévio', tipo: 'demissao' },
  fica: { label: 'Fica até', tipo: null },
} as const
export type TipoDeDecisao = keyof typeof decisoesDoFim

/** Said of a day that is over: nobody stays until it. */
export const FICA_ATE_QUANDO = 'Quem fica, fica até hoje ou até um dia que ainda vem'

/** Days of a notice that are worked; the others are indemnified. */
const DIAS_TRABALHADOS = 30
/** The contract that ends. */
interface ContratoQueTermina {
  readonly contrato: string
  readonly termino: DataIso
}

interface Hoje {
  readonly hoje: DataIso
  /** Least days ahead of a transfer, as the company limits them. */
  readonly antecedenciaDias: number
}

/**
 * Requests that the decisions become, but for the destination: transfers from the day after the end, notices that are
 * worked until it, told today where it is nearer than that. A notice that would run past the end is indemnified.
 */
export function pedidosDoFim({ contrato, termino }: ContratoQueTermina, { hoje, antecedenciaDias }: Hoje) {
  const motivo = `Fim do contrato ${contrato} em ${formatData(termino)}.`
  const comunicacao = maiorData(hoje, somarDias(termino, -DIAS_TRABALHADOS))
  const cabe = somarDias(comunicacao, DIAS_TRABALHADOS) <= termino
  return {
    remanejamento: {
      tipo: 'definitivo',
      vigencia: maiorData(somarDias(termino, 1), somarDias(hoje, antecedenciaDias)),
      motivo,
      mudaDomicilio: false,
    },
    demissao: {
      causa: '02',
      comunicacao: cabe ? comunicacao : maiorData(hoje, termino),
      aviso: cabe ? 'trabalhado' : 'indenizado',
      motivo,
      substituir: false,
    },
  } as const
}

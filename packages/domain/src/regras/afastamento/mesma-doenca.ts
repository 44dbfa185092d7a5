import { diasDoTrecho, diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { postergar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { DIAS_DA_EMPRESA } from './doenca.ts'

/** A leave for illness, first and last day included. */
export interface Afastamento {
  readonly inicio: DataIso
  readonly fim: DataIso
}

/** What one leave of the sequence has to do with the ones before. */
export interface AfastamentoSomado extends Afastamento {
  /** S-2230 infoMesmoMtv: same cause as a leave that ended within 60 days. */
  readonly infoMesmoMtv: 'S' | 'N'
  readonly diasEmpresa: number
  readonly diasInss: number
  /** First day of INSS benefit in this leave; null when the company pays all of it. */
  readonly inssApartirDe: DataIso | null
}

export interface MesmaDoenca extends ComMemoria {
  readonly afastamentos: readonly AfastamentoSomado[]
  /** Days of the last chain of leaves of the same cause. */
  readonly somaDias: number
  /** Day on which that chain reaches its 16th day; null when it does not. */
  readonly decimoSextoDia: DataIso | null
  /** Deadline of the S-2230 of every leave of the chain; null up to 15 days. */
  readonly enviarTodosAte: DataIso | null
}

/** Days within which leaves of the same illness add up (Decreto 3.048/1999 art. 75 §§ 3º–5º). */
export const PRAZO_DA_MESMA_DOENCA_DIAS = 60

interface Cadeia {
  readonly empresa: number
  readonly soma: number
  readonly decimoSextoDia: DataIso | null
}

const CADEIA_NOVA: Cadeia = { empresa: DIAS_DA_EMPRESA, soma: 0, decimoSextoDia: null }

/**
 * Leaves for the same illness close to each other, oldest first: their days add up and the company pays 15 in all
 * (Decreto 3.048/1999 art. 75 §§ 3º–5º; MOS S-2230 item 5.2). The sixty days run from the end of the benefit when
 * there was one (§ 3º) and from the return, the day after the end, when there was not (§ 4º). When the 16th day is
 * completed every leave of the chain is sent until that day, postponed to a business day.
 *
 * With `mesmoMotivo` false each leave stands alone. Null for an empty list, a leave that ends before it starts, or
 * leaves out of order or overlapping.
 */
export function mesmaDoenca(
  lista: readonly Afastamento[],
  mesmoMotivo = true,
  calendario: CalendarioUtil = {},
): MesmaDoenca | null {
  if (!isSequencia(lista)) return null
  let cadeia = CADEIA_NOVA
  let anterior: AfastamentoSomado | null = null
  const afastamentos: AfastamentoSomado[] = []
  for (const afastamento of lista) {
    const continua: boolean = mesmoMotivo && anterior !== null && isContinuacao(anterior, afastamento)
    cadeia = continua ? cadeia : CADEIA_NOVA
    anterior = somar(afastamento, cadeia, continua)
    cadeia = avancar(cadeia, anterior)
    afastamentos.push(anterior)
  }
  const { soma, decimoSextoDia } = cadeia
  const enviarTodosAte = decimoSextoDia && postergar(decimoSextoDia, calendario)
  return {
    afastamentos,
    somaDias: soma,
    decimoSextoDia,
    enviarTodosAte,
    memoria: [
      passo('Soma dos dias da mesma doença', emDias(soma), 'Decreto 3.048/1999 art. 75 §§ 4º e 5º'),
      ...(enviarTodosAte
        ? [passo('16º dia completado: enviar todos', emData(enviarTodosAte), 'MOS S-2230 item 5.2')]
        : []),
    ],
  }
}

const isSequencia = (lista: readonly Afastamento[]): boolean =>
  lista.length > 0 &&
  lista.every(({ inicio, fim }, indice) => {
    const anterior = lista[indice - 1]
    return inicio <= fim && (anterior === undefined || anterior.fim < inicio)
  })

/** From the end of the benefit (art. 75 § 3º) or, when the company paid it all, from the return (§ 4º). */
function isContinuacao(anterior: AfastamentoSomado, { inicio }: Afastamento): boolean {
  const marco = anterior.diasInss > 0 ? anterior.fim : somarDias(anterior.fim, 1)
  return diasEntre(marco, inicio) <= PRAZO_DA_MESMA_DOENCA_DIAS
}

function somar({ inicio, fim }: Afastamento, cadeia: Cadeia, continua: boolean): AfastamentoSomado {
  const dias = diasDoTrecho(inicio, fim)
  const diasEmpresa = Math.min(dias, cadeia.empresa)
  const diasInss = dias - diasEmpresa
  const infoMesmoMtv = continua ? 'S' : 'N'
  return {
    inicio,
    fim,
    infoMesmoMtv,
    diasEmpresa,
    diasInss,
    inssApartirDe: diasInss > 0 ? somarDias(inicio, diasEmpresa) : null,
  }
}

function avancar(cadeia: Cadeia, { diasEmpresa, diasInss, inssApartirDe }: AfastamentoSomado): Cadeia {
  return {
    empresa: cadeia.empresa - diasEmpresa,
    soma: cadeia.soma + diasEmpresa + diasInss,
    // Leaves come in order: the first day of benefit in the chain is its sixteenth.
    decimoSextoDia: cadeia.decimoSextoDia ?? inssApartirDe,
  }
}

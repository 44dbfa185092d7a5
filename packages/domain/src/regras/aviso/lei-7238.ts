import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emTexto, passo, type ComMemoria } from '../memoria.ts'

const DIAS_DA_JANELA = 30

export interface IndenizacaoAdicional extends ComMemoria {
  readonly janelaInicio: DataIso
  readonly janelaFim: DataIso
  /** One monthly wage is due. */
  readonly devida: boolean
}

/**
 * Additional indemnity of one wage when a dismissal without cause ends (notice projected) in the 30 days before
 * the data-base of the category (Lei 7.238/1984 art. 9º; Súmulas 182, 242 and 314 TST). `dataBase` is the next
 * one after the dismissal; it comes from the union of the workplace.
 */
export function indenizacaoAdicional(fimProjetado: DataIso, dataBase: DataIso): IndenizacaoAdicional {
  const janelaInicio = somarDias(dataBase, -DIAS_DA_JANELA)
  const janelaFim = somarDias(dataBase, -1)
  const devida = janelaInicio <= fimProjetado && fimProjetado <= janelaFim
  return {
    janelaInicio,
    janelaFim,
    devida,
    memoria: [
      passo('Início dos 30 dias antes da data-base', emData(janelaInicio), 'Lei 7.238/1984 art. 9º'),
      passo(
        'Fim do contrato com a projeção do aviso',
        emTexto(`${fimProjetado}: ${devida ? 'dentro' : 'fora'} dos 30 dias`),
        'Súmulas 182, 242 e 314 TST',
      ),
    ],
  }
}

/** The first data-base after a day, for the month (1 to 12) in which the union has it: it is on the first. */
export function proximaDataBase(mes: number, depoisDe: DataIso): DataIso {
  const ano = Number(depoisDe.slice(0, 4))
  const noAno = `${ano}-${String(mes).padStart(2, '0')}-01`
  return noAno > depoisDe ? noAno : somarAnos(noAno, 1)
}

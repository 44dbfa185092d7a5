import { diasEntre, primeiroDiaDoMes, somarDias, ultimoDiaDoMes, type DataIso } from '../calendario/datas.ts'
import { isRepouso, type Escala } from '../calendario/escala.ts'
import { emTexto, passo, type ComMemoria } from '../memoria.ts'

const ciclo = (inicioCiclo: DataIso): Escala => ({ tipo: '12X36', inicioCiclo })

/** Whether a day has a shift in the 12x36 cycle begun on `inicioCiclo` (CLT art. 59-A); never before it begins. */
export function plantaoEm(inicioCiclo: DataIso, data: DataIso): ComMemoria & { readonly plantao: boolean } {
  const plantao = !isRepouso(ciclo(inicioCiclo), data)
  return {
    plantao,
    memoria: [
      passo(
        `${diasEntre(inicioCiclo, data)} dias do início do ciclo de 2 dias`,
        emTexto(plantao ? 'plantão' : 'folga'),
        'CLT art. 59-A',
      ),
    ],
  }
}

/** Days with a shift in a month `AAAA-MM` of the 12x36 cycle, from its start on. */
export function plantoesNoMes(
  inicioCiclo: DataIso,
  mes: string,
): ComMemoria & { readonly plantoes: number; readonly dias: readonly DataIso[] } {
  const dias: DataIso[] = []
  const fim = ultimoDiaDoMes(`${mes}-01`)
  for (let dia = primeiroDiaDoMes(`${mes}-01`); dia <= fim; dia = somarDias(dia, 1)) {
    if (!isRepouso(ciclo(inicioCiclo), dia)) dias.push(dia)
  }
  return {
    plantoes: dias.length,
    dias,
    memoria: [passo('Plantões no mês', emTexto(String(dias.length)), 'CLT art. 59-A')],
  }
}

import { alerta, bloqueio, type Achado } from '../../achado.ts'
import type { DataIso } from '../calendario/datas.ts'

/**
 * Findings about a change of function or of risk on a day: the exam must be older than the change (NR-7 item 7.5.10), and
 * eSocial wants a new S-2240.
 */
export const verificarMudancaDeRisco = (dia: DataIso, exame: DataIso | undefined): readonly Achado[] => [
  ...(exame !== undefined && exame < dia
    ? []
    : [
        bloqueio('ASO_DE_MUDANCA', 'A mudança de risco exige o exame antes da data da mudança.', {
          baseLegal: 'NR-7 item 7.5.10',
        }),
      ]),
  alerta('S2240_NOVO', 'A mudança de risco exige novo S-2240.', { baseLegal: 'MOS S-2240' }),
]

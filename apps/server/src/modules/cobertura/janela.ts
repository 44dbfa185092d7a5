import { DIAS_DO_QUADRO } from '@rh/domain/cobertura/quadro'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { chaveDoLugar, feriadosDosLugares, type LugarCerto } from '../cadastros/feriado.ts'

/** The days of the board: from today on. */
export interface Janela {
  readonly de: string
  readonly ate: string
}

export const janelaDe = (hoje: string): Janela => ({ de: hoje, ate: somarDias(hoje, DIAS_DO_QUADRO - 1) })

/** The dates of a window, in order. */
export const datasDe = ({ de }: Janela): string[] =>
  Array.from({ length: DIAS_DO_QUADRO }, (_, dia) => somarDias(de, dia))

const anoDe = (dia: string): number => Number(dia.slice(0, 4))

/** Every year that has a day in the window. */
const anosDe = ({ de, ate }: Janela): number[] =>
  Array.from({ length: anoDe(ate) - anoDe(de) + 1 }, (_, i) => anoDe(de) + i)

/** The holidays of the window by date, with their names, of each of these places. */
export async function feriadosDaJanela(
  db: Db | Tx,
  janela: Janela,
  lugares: readonly LugarCerto[],
): Promise<(lugar: LugarCerto) => ReadonlyMap<string, string>> {
  const dosLugares = await feriadosDosLugares(db, anosDe(janela), lugares)
  const porLugar = new Map(
    [...dosLugares].map(([lugar, feriados]) => {
      const dias = feriados.filter(({ data }) => janela.de <= data && data <= janela.ate)
      return [lugar, new Map(dias.map(({ data, nome }) => [data, nome]))] as const
    }),
  )
  return (lugar) => porLugar.get(chaveDoLugar(lugar)) ?? new Map()
}

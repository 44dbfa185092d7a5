import { DIAS_DO_QUADRO } from '@rh/domain/cobertura/quadro'
import { feriadosNacionais } from '@rh/domain/regras/calendario/feriados'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { chaveDoLugar, feriadosDe, feriadosLocaisDe, type LugarCerto } from '../cadastros/feriado.ts'

/** The days of the board: from today on. */
export interface Janela {
  readonly de: string
  readonly ate: string
}

export const janelaDe = (hoje: string): Janela => ({ de: hoje, ate: somarDias(hoje, DIAS_DO_QUADRO - 1) })

/** The dates of a window, in order. */
export const datasDe = ({ de }: Janela): string[] =>
  Array.from({ length: DIAS_DO_QUADRO }, (_, dia) => somarDias(de, dia))

const anosDe = ({ de, ate }: Janela): number[] => [
  ...new Set([de, ate].map((dia) => Number(dia.slice(0, 4)))),
]

/** Of each day of the window, whether it is a holiday of the place; its município is enough to know it by. */
export async function feriadosDosLugares(
  db: Db | Tx,
  janela: Janela,
  lugares: readonly LugarCerto[],
): Promise<(lugar: LugarCerto) => readonly boolean[]> {
  const anos = anosDe(janela)
  const nacionais = anos.flatMap((ano) => feriadosNacionais(ano).map(({ data }) => data))
  const unicos = new Map(lugares.map((lugar) => [lugar.municipioIbge, lugar]))
  const locais = await feriadosLocaisDe(db, anos, [...unicos.values()])
  const datas = datasDe(janela)
  const porMunicipio = new Map(
    [...unicos].map(([municipio, lugar]) => {
      const dias = new Set([...nacionais, ...(locais.get(chaveDoLugar(lugar)) ?? [])])
      return [municipio, datas.map((data) => dias.has(data))]
    }),
  )
  return ({ municipioIbge }) => porMunicipio.get(municipioIbge) ?? []
}

/** The holidays of the window by date, with their names, of each of these places. */
export async function nomesDosFeriados(
  db: Db | Tx,
  janela: Janela,
  lugares: readonly LugarCerto[],
): Promise<(lugar: LugarCerto) => ReadonlyMap<string, string>> {
  const unicos = [...new Map(lugares.map((lugar) => [chaveDoLugar(lugar), lugar])).values()]
  const porLugar = new Map(
    await Promise.all(
      unicos.map(async (lugar) => {
        const dosAnos = await Promise.all(anosDe(janela).map((ano) => feriadosDe(db, ano, lugar)))
        const dias = dosAnos.flat().filter(({ data }) => janela.de <= data && data <= janela.ate)
        return [chaveDoLugar(lugar), new Map(dias.map(({ data, nome }) => [data, nome]))] as const
      }),
    ),
  )
  return (lugar) => porLugar.get(chaveDoLugar(lugar)) ?? new Map()
}

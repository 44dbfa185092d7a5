import { numerosDoInicio } from '@rh/domain/inicio/numeros'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { useCanOpen } from '../../lib/nav/use-setor.ts'
import { NumberStrip } from '../../ui/data/NumberStrip.tsx'
import { numerosQuery } from './chamadas.ts'
import { hrefDoNumero } from './use-achados.ts'
import { contar } from './textos.ts'

interface FaixaProps {
  readonly setor: SetorSlug
  /** Day that is over of which they are: those that are not known of it are left out. */
  readonly em?: string | undefined
}

/** The five numbers of a sector, each the total of the list that it opens. */
export function Faixa({ setor, em }: FaixaProps) {
  const canOpen = useCanOpen()
  const { data, isError } = useQuery(numerosQuery(setor, { em }))
  const numeros = numerosDoInicio[setor].filter(
    ({ nome, view }) =>
      canOpen(view) && (!em || data?.results.find((um) => um.nome === nome)?.total !== null),
  )
  if (numeros.length === 0) return null
  return (
    <NumberStrip
      numbers={numeros.map((numero) => {
        const { nome, label, legenda, fato, frase } = numero
        const contado = data?.results.find((um) => um.nome === nome)
        const total = contado?.total ?? null
        return {
          key: nome,
          label,
          value:
            contado && total !== null
              ? `${formatNumber(total)}${contado.mais ? '+' : ''}`
              : isError
                ? null
                : undefined,
          fact: fato && contado?.fato ? contar(contado.fato, fato.um, fato.muitos) : noDia(legenda, em),
          href: hrefDoNumero(setor, numero, data?.hoje ?? em ?? hojeNaEmpresa(), em),
          late: frase?.atrasado === true && (total ?? 0) > 0,
        }
      })}
    />
  )
}

/** What is said of today, said of another day. */
const noDia = (legenda: string, em: string | undefined): string =>
  em === undefined
    ? legenda
    : legenda.replace(
        /^(até )?hoje$/,
        (_, ate: string | undefined) => `${ate ? 'até aquele' : 'naquele'} dia`,
      )

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

/** The five numbers of a sector, each the total of the list that it opens. */
export function Faixa({ setor }: { readonly setor: SetorSlug }) {
  const canOpen = useCanOpen()
  const { data, isError } = useQuery(numerosQuery(setor))
  const numeros = numerosDoInicio[setor].filter(({ view }) => canOpen(view))
  if (numeros.length === 0) return null
  return (
    <NumberStrip
      numbers={numeros.map((numero) => {
        const { nome, label, legenda, fato, frase } = numero
        const contado = data?.results.find((um) => um.nome === nome)
        return {
          key: nome,
          label,
          value: contado
            ? `${formatNumber(contado.total)}${contado.mais ? '+' : ''}`
            : isError
              ? null
              : undefined,
          fact: fato && contado?.fato ? contar(contado.fato, fato.um, fato.muitos) : legenda,
          href: hrefDoNumero(setor, numero, data?.hoje ?? hojeNaEmpresa()),
          late: frase?.atrasado === true && (contado?.total ?? 0) > 0,
        }
      })}
    />
  )
}

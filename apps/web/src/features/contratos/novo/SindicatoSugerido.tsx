import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueries } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Opcoes } from '../queries.ts'

/** The state of each place, as far as it is chosen. */
function useUfs(): string[] {
  const locais = (useFieldValue('locais') ?? []) as readonly { readonly municipioIbge?: unknown }[]
  const ibges = [...new Set(locais.map(({ municipioIbge }) => municipioIbge))].filter(
    (i) => typeof i === 'number',
  )
  return useQueries({
    queries: ibges.map((ibge) => ({
      ...query('GET /api/cidades', { query: { ibge: String(ibge) } }),
      staleTime: Infinity,
    })),
    combine: (respostas) => [
      ...new Set(respostas.flatMap(({ data }) => data?.results.map(({ uf }) => uf) ?? [])),
    ],
  })
}

/** Proposes the union of the places' state, and warns when they lie in more than one. */
export function SindicatoSugerido({ sindicatos }: { readonly sindicatos: Opcoes['sindicatos'] }) {
  const ufs = useUfs()
  const escolhido = useFieldValue('sindicatoId')
  const setFields = useSetFields()
  const [uf] = ufs
  const atual = sindicatos.find(({ id }) => id === escolhido)
  const sugerido = sindicatos.find((s) => s.uf === uf)
  if (ufs.length > 1)
    return (
      <Aviso>
        Há locais em {ufs.join(' e ')}. Cada base tem seu sindicato: separe em contratos ou escolha o
        predominante.
      </Aviso>
    )
  if (!uf || !sugerido || atual?.uf === uf) return null
  return (
    <Aviso
      action={
        <Button color="inherit" size="small" onClick={() => setFields({ sindicatoId: sugerido.id })}>
          Usar este sindicato
        </Button>
      }
    >
      {atual ? `O sindicato escolhido é de ${atual.uf} e os locais são de ${uf}. ` : ''}
      Sugestão para {uf}: {sugerido.nome}
    </Aviso>
  )
}

const Aviso = ({
  action,
  children,
}: {
  readonly action?: React.ReactNode
  readonly children: React.ReactNode
}) => (
  <Alert severity="info" icon={<Icon name="info" />} action={action} sx={{ gridColumn: '1 / -1', mt: 1 }}>
    {children}
  </Alert>
)

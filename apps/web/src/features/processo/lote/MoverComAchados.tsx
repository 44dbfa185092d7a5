import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import type { TransitionSpec } from '@rh/domain/processo/define'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type ReplyOf } from '../../../lib/api/api.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { useTela } from '../tela.ts'
import { AchadosDoLote } from './AchadosDoLote.tsx'
import { isExcecao, listQueVao } from './achados.ts'
import { chamadasDoLote, type AchadosDoItem } from './chamadas.ts'

interface MoverComAchadosProps {
  readonly id: number
  readonly transicao: string
  readonly spec: TransitionSpec<string, string>
  readonly title: string
  readonly text: string
  readonly onConfirm: (dito: {
    readonly motivo?: string
    readonly alertasAceitos?: string[]
  }) => Promise<void>
  readonly onClose: () => void
}

const NINGUEM: readonly AchadosDoItem[] = []

/** Dialog before a batch transition: findings of its processes, and which are accepted for all. */
export function MoverComAchados({ id, transicao, spec, onConfirm, ...props }: MoverComAchadosProps) {
  const { data: itens, error, refetch } = useAchados(id, transicao)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [tentou, setTentou] = useState(false)
  const vao = listQueVao(itens ?? NINGUEM, cientes)
  const motivo = motivoPedido(spec, vao)
  const confirmar = async (dito: string): Promise<void> => {
    setTentou(true)
    if (vao.length === 0) return
    await onConfirm({ ...(motivo && { motivo: dito }), alertasAceitos: [...cientes] })
  }
  return (
    <ConfirmDialog
      {...props}
      open
      busy={!itens}
      confirmLabel={rotulo(spec.label, vao.length, itens?.length ?? 0)}
      {...(motivo && { reason: motivo })}
      onConfirm={confirmar}
    >
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {!itens && !error && (
        <Skeleton variant="rounded" height={96} aria-label="Conferindo os pedidos do lote" />
      )}
      {itens && (
        <AchadosDoLote
          itens={itens}
          cientes={cientes}
          excetua={spec.excetua === true}
          onChange={setCientes}
        />
      )}
      {itens && vao.length === 0 && (
        <FormHelperText error={tentou} sx={{ m: 0 }} role={tentou ? 'alert' : undefined}>
          Do jeito que está, ninguém passa: marque o que você leu e aceita.
        </FormHelperText>
      )}
    </ConfirmDialog>
  )
}

const rotulo = (label: string, vao: number, todos: number): string =>
  vao === todos || vao === 0 ? label : `${label} ${vao} de ${todos}`

function motivoPedido({ motivo }: TransitionSpec<string, string>, vao: readonly AchadosDoItem[]) {
  if (isExcecao(vao)) return { label: 'Por que a exceção é autorizada' }
  return motivo === 'obrigatorio' ? { label: 'Motivo' } : undefined
}

/** Loads the findings of a batch transition page by page; never cached. */
function useAchados(id: number, transicao: string) {
  const { tipo } = useTela()
  const { achados } = chamadasDoLote(tipo)
  return useQuery({
    queryKey: [achados, { params: { id }, query: { transicao } }],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const itens: AchadosDoItem[] = []
      for (let depois: number | null = 0; depois !== null;) {
        const parte: ReplyOf<typeof achados> = await call(achados, {
          params: { id },
          query: { transicao, ...(depois > 0 && { depois }) },
          signal,
        })
        itens.push(...parte.results)
        depois = parte.proximo
      }
      return itens
    },
  })
}

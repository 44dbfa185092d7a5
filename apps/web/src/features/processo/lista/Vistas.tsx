import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { showWhole } from '../../../lib/focus.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { viewOf } from '../../../ui/table/state/list-state.ts'
import { useListState } from '../../../ui/table/state/use-list-state.ts'
import { listarQuery } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { VISTAS } from './vistas.ts'

// A list is opened forty times for each view that is kept.
const GuardarVistaDialog = lazyPart(
  'GuardarVistaDialog',
  async () => (await import('./GuardarVistaDialog.tsx')).GuardarVistaDialog,
)

/** What is due first. */
const ORDEM = 'prazo'

/** A view without its order: sorted otherwise, it is still the same. */
function semOrdem(busca: string): string {
  const search = new URLSearchParams(busca)
  search.delete('ordenar')
  return search.toString()
}

/** Views of the list: what waits for the person, what is due, and those that the sector keeps. */
export function Vistas() {
  const setor = useSetor()
  const { tela, tipo } = useTela()
  const { lista } = tela.lista
  const { state, change, open } = useListState(lista)
  const { data, isError, refetch } = useQuery(query(VISTAS, { query: { setor, lista: tipo } }))
  const atual = viewOf(state, lista)
  const isAtual = (busca: string): boolean => semOrdem(busca) === semOrdem(atual)
  const { minhaVez, prazo } = state.filtros
  /** Filters of a ready view: pressed on top of those of the list, and taken away with it. */
  const apertar = (filtros: Readonly<Record<string, string>>) =>
    change((antes) => ({ filtros: { ...antes.filtros, ...filtros }, ordenar: ORDEM }))
  const soltar = () =>
    change((antes) => ({
      filtros: { ...antes.filtros, minhaVez: '', prazo: '' },
      ordenar: antes.ordenar === ORDEM ? lista.ordemPadrao : antes.ordenar,
    }))
  useTeclas('Vistas', [
    {
      tecla: 'v',
      nome: 'Ir às vistas',
      fazer: () => document.querySelector<HTMLElement>('[data-vista]')?.focus(),
    },
  ])
  const prontas = [`minhaVez=${setor}`, `minhaVez=${setor}&prazo=semana`]
  const conhecida = prontas.includes(semOrdem(atual)) || data?.results.some(({ busca }) => isAtual(busca))
  return (
    <Box
      component="fieldset"
      aria-label="Vistas"
      onFocus={showWhole}
      sx={{
        display: 'flex',
        minWidth: 0,
        border: 0,
        gap: 1,
        mb: 2,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        py: 0.5,
        mx: -0.5,
        px: 0.5,
      }}
    >
      <Pronta
        nome="Minha vez"
        filtros={{ minhaVez: setor }}
        pressed={Boolean(minhaVez) && !prazo}
        onPress={(pressed) => (pressed ? soltar() : apertar({ minhaVez: setor, prazo: '' }))}
      />
      <Pronta
        nome="Vencem em 7 dias"
        filtros={{ minhaVez: setor, prazo: 'semana' }}
        pressed={Boolean(minhaVez) && prazo === 'semana'}
        onPress={(pressed) => (pressed ? soltar() : apertar({ minhaVez: setor, prazo: 'semana' }))}
      />
      {isError && !data && <ErrorLine onRetry={refetch}>Não foi possível ver as vistas do setor.</ErrorLine>}
      {data?.results.map(({ id, nome, busca, total, minha, dono, podeExcluir }) => (
        <Chip
          key={id}
          nome={nome}
          total={total ?? undefined}
          setor
          pressed={isAtual(busca)}
          onPress={() => open(isAtual(busca) ? '' : busca)}
          excluir={podeExcluir ? { id, rotulo: minha ? nome : `${nome}, de ${dono}` } : undefined}
        />
      ))}
      {atual !== '' && !conhecida && <Guardar busca={atual} />}
    </Box>
  )
}

interface ProntaProps {
  readonly nome: string
  readonly filtros: Readonly<Record<string, string>>
  readonly pressed: boolean
  readonly onPress: (pressed: boolean) => void
}

function Pronta({ nome, filtros, pressed, onPress }: ProntaProps) {
  const { tipo } = useTela()
  // The same question as that of the queue, and as the list's own once the view is pressed.
  const { data } = useQuery(listarQuery(tipo, { pagina: '1', porPagina: '25', ordenar: ORDEM, ...filtros }))
  return <Chip nome={nome} total={data?.total} pressed={pressed} onPress={() => onPress(pressed)} />
}

interface ChipProps {
  readonly nome: string
  readonly total: number | undefined
  /** Kept by the sector. */
  readonly setor?: true
  readonly pressed: boolean
  readonly onPress: () => void
  /** View that this person may take away. */
  readonly excluir?: { readonly id: number; readonly rotulo: string } | undefined
}

function Chip({ nome, total, setor, pressed, onPress, excluir }: ChipProps) {
  const { mutate, isPending } = useSubmit('POST /api/listas/vista/excluir', { invalidates: [VISTAS] })
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexShrink: 0 }}>
      <Button
        variant="outlined"
        color="inherit"
        data-vista
        aria-pressed={pressed}
        onClick={onPress}
        sx={(theme) => ({
          gap: 1,
          whiteSpace: 'nowrap',
          fontWeight: 600,
          minHeight: { xs: 44, md: 36 },
          ...(pressed && {
            borderColor: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.primary.lighter,
            color: theme.vars.palette.primary.dark,
          }),
        })}
      >
        {nome}
        {total !== undefined && <span style={{ fontWeight: 400 }}>{total}</span>}
        {setor && (
          <Box component="small" sx={{ fontWeight: 400, color: pressed ? 'inherit' : 'text.secondary' }}>
            do setor
          </Box>
        )}
      </Button>
      {excluir !== undefined && pressed && (
        <IconButton
          size="small"
          aria-label={`Excluir a vista ${excluir.rotulo}`}
          disabled={isPending}
          onClick={() => mutate({ body: { id: excluir.id } }, { onError: tellFailure })}
        >
          <Icon name="fechar" size={16} />
        </IconButton>
      )}
    </Box>
  )
}

function Guardar({ busca }: { readonly busca: string }) {
  const [aberta, setAberta] = useState(false)
  return (
    <>
      <Button
        startIcon={<Icon name="mais" size={18} />}
        onClick={() => setAberta(true)}
        onPointerEnter={GuardarVistaDialog.prefetch}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        Guardar esta vista
      </Button>
      {aberta && <GuardarVistaDialog busca={busca} onClose={() => setAberta(false)} />}
    </>
  )
}

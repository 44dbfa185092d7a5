import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type ApiKey, type CallParams } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/notify.ts'
import { useAttempt } from '../../../lib/api/use-submit.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { metrics } from '../../../theme/metrics.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { footBar } from '../../../ui/page/foot-bar.ts'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { useTela } from '../tela.ts'
import { useMarcadas, type Marcada, type Marcadas } from './marcadas.ts'
import { feitasEmTexto, quemVaiSozinha, tituloDoLote, type Conferida } from './lote-em-texto.ts'

// With the form that it is of, it weighs more than the list.
const MotivoDialog = lazyPart('MotivoDialog', async () => (await import('../MotivoDialog.tsx')).MotivoDialog)

interface Decidida {
  readonly id: number
  readonly feito: boolean
  readonly mensagem: string | null
}

/** Seconds of the notice, in which a decision can be undone. */
const DESFAZER_MS = 10_000

/** Decides rows and says what became of each; answers those that were decided. */
export function useDecidir() {
  const { chamadas, envelhecidas } = useTela()
  const queries = useQueryClient()
  const tentativa = useAttempt()
  const chamar = async (key: ApiKey, body: object, idempotencyKey?: string): Promise<unknown> =>
    call(key, ...([{ body, idempotencyKey }] as unknown as CallParams<ApiKey>))
  const reler = () =>
    Promise.all(envelhecidas.map((other) => queries.invalidateQueries({ queryKey: [other] })))
  const desfazer = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) await chamar(chamadas.desfazerEspera, { id })
    await reler()
  }
  return async (itens: readonly Marcada[], rotulo: string, motivo?: string): Promise<readonly Decidida[]> => {
    const body = { itens, ...(motivo !== undefined && { motivo }) }
    const { results } = (await chamar(chamadas.decidirMarcadas, body, tentativa.chaveDe(body))) as {
      readonly results: readonly Decidida[]
    }
    tentativa.esquecer()
    await reler()
    const feitas = results.filter(({ feito }) => feito).map(({ id }) => id)
    if (feitas.length > 0)
      notify.success(feitasEmTexto(rotulo, feitas.length), {
        duration: DESFAZER_MS,
        action: { label: 'Desfazer', onClick: () => void desfazer(feitas) },
      })
    for (const { feito, mensagem } of results) if (!feito && mensagem) notify.warning(mensagem)
    return results
  }
}

interface LoteProps {
  readonly marcadas: Marcadas
}

/** Bar of the ticked rows: how many are ready, which go alone and why, and what is done with them. */
export function Lote({ marcadas }: LoteProps) {
  const itens = useMarcadas(marcadas)
  return itens.length === 0 ? null : <Barra marcadas={marcadas} itens={itens} />
}

function Barra({ marcadas, itens }: LoteProps & { readonly itens: readonly Marcada[] }) {
  const { chamadas } = useTela()
  const decidir = useDecidir()
  const [devolvendo, setDevolvendo] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [chamadas.verificarMarcadas, itens],
    queryFn: async () =>
      (await call(
        chamadas.verificarMarcadas,
        ...([{ body: { itens } }] as unknown as CallParams<typeof chamadas.verificarMarcadas>),
      )) as { readonly results: readonly Conferida[] },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const conferidas = isPlaceholderData ? undefined : data?.results
  const prontas = itens.filter(({ id }) => conferidas?.some((um) => um.id === id && um.sozinha === null))
  const { verbo, texto } = tituloDoLote(itens.length, conferidas)
  const enviar = async (linhas: readonly Marcada[], rotulo: string, motivo?: string): Promise<void> => {
    setEnviando(true)
    try {
      const results = await decidir(linhas, rotulo, motivo)
      const feitas = results.filter(({ feito }) => feito).map(({ id }) => id)
      marcadas.set(marcadas.get().filter(({ id }) => !feitas.includes(id)))
    } finally {
      setEnviando(false)
    }
  }
  const seguir = (): void => void (prontas.length > 0 && !enviando && enviar(prontas, verbo))
  useTeclas('Linhas marcadas', [
    { tecla: 'shift+a', nome: 'Fazer nas prontas', fazer: seguir },
    { tecla: 'd', nome: 'Devolver as marcadas', fazer: () => setDevolvendo(true) },
    { tecla: 'escape', nome: 'Desmarcar', fazer: () => marcadas.set([]) },
  ])
  return (
    <Box
      ref={footBar}
      component="section"
      aria-label="Linhas marcadas"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 12px',
        px: 2,
        py: 1.25,
        borderBlock: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.neutral,
        [theme.breakpoints.down('md')]: {
          position: 'fixed',
          zIndex: theme.zIndex.appBar,
          insetInline: 0,
          bottom: `calc(${metrics.bottomBar}px + env(safe-area-inset-bottom))`,
          backgroundColor: theme.vars.palette.background.paper,
          boxShadow: theme.shadows[8],
        },
      })}
    >
      <Box component="output" sx={{ flex: '1 1 320px', minWidth: 0, fontSize: '0.875rem' }}>
        <strong>{texto}</strong> <Sozinhas conferidas={conferidas} />
      </Box>
      <Box
        sx={{ display: 'flex', gap: 1, flexGrow: { xs: 1, md: 0 }, '& > *': { flexGrow: { xs: 1, md: 0 } } }}
      >
        {prontas.length > 0 && (
          <Button
            variant="contained"
            disabled={enviando}
            aria-keyshortcuts={ariaOfKey('shift+a')}
            onClick={seguir}
            sx={{ gap: 1, minHeight: { xs: 44, md: 36 } }}
          >
            {prontas.length === 1 ? `${verbo} 1` : `${verbo} as ${prontas.length}`} <Tecla tecla="shift+a" />
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          disabled={enviando}
          aria-keyshortcuts={ariaOfKey('d')}
          onClick={() => setDevolvendo(true)}
          onPointerEnter={MotivoDialog.prefetch}
          sx={{ gap: 1, minHeight: { xs: 44, md: 36 } }}
        >
          Devolver… <Tecla tecla="d" />
        </Button>
        <Button
          color="inherit"
          onClick={() => marcadas.set([])}
          aria-keyshortcuts={ariaOfKey('escape')}
          sx={{ gap: 1, minHeight: { xs: 44, md: 36 } }}
        >
          Desmarcar <Tecla tecla="escape" />
        </Button>
      </Box>
      {devolvendo && (
        <MotivoDialog
          title={itens.length === 1 ? 'Devolver 1' : `Devolver as ${itens.length}`}
          text="Cada uma volta a quem pediu, com este motivo. O que não puder ser devolvido por você fica como está."
          confirmLabel="Devolver"
          onConfirm={async (motivo) => {
            await enviar(itens, 'Devolver', motivo)
            setDevolvendo(false)
          }}
          onClose={() => setDevolvendo(false)}
        />
      )}
    </Box>
  )
}

/** Rows that are not ready, each with why: two of them, and how many more. */
const DITAS = 2

function Sozinhas({ conferidas = [] }: { readonly conferidas: readonly Conferida[] | undefined }) {
  const alone = conferidas.filter(({ sozinha }) => sozinha !== null)
  if (alone.length === 0) return null
  const mais = alone.length - DITAS
  return (
    <Box component="span" sx={{ color: 'error.dark' }}>
      {alone.slice(0, DITAS).map((linha) => (
        <Box
          key={linha.id}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mr: 1 }}
        >
          <Icon name="alerta" size={16} />
          <span>
            <strong>{quemVaiSozinha(linha)}</strong> vai sozinha: {semPonto(linha.sozinha ?? '')}.
          </span>
        </Box>
      ))}
      {mais > 0 && (mais === 1 ? 'E mais 1.' : `E mais ${mais}.`)}
    </Box>
  )
}

const semPonto = (texto: string): string => texto.replace(/\.$/u, '')

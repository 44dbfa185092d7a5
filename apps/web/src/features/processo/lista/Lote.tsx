import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { metrics } from '../../../theme/metrics.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { footBar } from '../../../ui/page/foot-bar.ts'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { MarcarTodasButton } from './MarcarTodas.tsx'
import { contarDe, porQueFicaDeFora, tituloDoLote, type Conferencia } from './lote-em-texto.ts'
import { useMarcadas, type Marcada, type Marcadas } from './marcadas.ts'
import { useConferencia } from './use-conferencia.ts'
import { useDecidir } from './use-decidir.ts'

// With the form that it is of, it weighs more than the list.
const MotivoDialog = lazyPart('MotivoDialog', async () => (await import('../MotivoDialog.tsx')).MotivoDialog)

const botao = { gap: 1, minHeight: { xs: 44, md: 36 } } as const

interface LoteProps {
  readonly marcadas: Marcadas
  /** Rows of the page. */
  readonly linhas: readonly LinhaDoProcesso[]
}

/** Bar of the ticked rows: how many are ready, which go alone and why, and what is done with them. */
export function Lote({ marcadas, linhas }: LoteProps) {
  const itens = useMarcadas(marcadas)
  return itens.length === 0 ? null : <Barra marcadas={marcadas} linhas={linhas} itens={itens} />
}

function Barra({ marcadas, linhas, itens }: LoteProps & { readonly itens: readonly Marcada[] }) {
  const { textos } = useTela()
  const decidir = useDecidir()
  const [devolvendo, setDevolvendo] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const { conferidas, tentarDeNovo } = useConferencia(itens)
  const prontas = prontasDe(itens, conferidas)
  const { verbo, texto } = tituloDoLote(itens.length, conferidas)
  /** Answers whether the server did. */
  const enviar = async (quais: readonly Marcada[], rotulo: string, motivo?: string): Promise<boolean> => {
    setEnviando(true)
    const results = await decidir(quais, rotulo, motivo)
    const feitas = new Set(results.filter(({ feito }) => feito).map(({ id }) => id))
    marcadas.set(marcadas.get().filter(({ id }) => !feitas.has(id)))
    setEnviando(false)
    return results.length > 0
  }
  const seguir = (): void => void (prontas.length > 0 && !enviando && enviar(prontas, verbo))
  useTeclas('Linhas marcadas', [
    { tecla: 'shift+a', nome: 'Decidir as prontas', fazer: seguir },
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
        <strong>{texto}</strong> <ForaDoLote conferidas={conferidas} />
      </Box>
      <Box
        sx={{ display: 'flex', gap: 1, flexGrow: { xs: 1, md: 0 }, '& > *': { flexGrow: { xs: 1, md: 0 } } }}
      >
        {conferidas === 'falhou' && (
          <Button variant="outlined" color="inherit" onClick={tentarDeNovo} sx={botao}>
            Tentar de novo
          </Button>
        )}
        {prontas.length > 0 && (
          <Button
            variant="contained"
            disabled={enviando}
            aria-keyshortcuts={ariaOfKey('shift+a')}
            onClick={seguir}
            sx={botao}
          >
            {`${verbo} ${prontas.length}`} <Tecla tecla="shift+a" />
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          disabled={enviando}
          aria-keyshortcuts={ariaOfKey('d')}
          onClick={() => setDevolvendo(true)}
          onPointerEnter={MotivoDialog.prefetch}
          sx={botao}
        >
          Devolver… <Tecla tecla="d" />
        </Button>
        <MarcarTodasButton marcadas={marcadas} linhas={linhas} />
        <Button
          color="inherit"
          onClick={() => marcadas.set([])}
          aria-keyshortcuts={ariaOfKey('escape')}
          sx={botao}
        >
          Desmarcar <Tecla tecla="escape" />
        </Button>
      </Box>
      {devolvendo && (
        <MotivoDialog
          title={`Devolver ${contarDe(itens.length, textos)}`}
          text="Cada pedido volta a quem o fez, com este motivo. O que você não puder devolver fica como está."
          confirmLabel="Devolver"
          onConfirm={async (motivo) => {
            // What was typed stays for another try.
            if (await enviar(itens, 'Devolver', motivo)) setDevolvendo(false)
          }}
          onClose={() => setDevolvendo(false)}
        />
      )}
    </Box>
  )
}

/** Rows that are not ready, each with why: two of them, and how many more. */
const DITAS = 2

function ForaDoLote({ conferidas }: { readonly conferidas: Conferencia }) {
  const deFora = isConferida(conferidas) ? conferidas.filter(({ sozinha }) => sozinha !== null) : []
  if (deFora.length === 0) return null
  const mais = deFora.length - DITAS
  return (
    <Box component="span" sx={{ color: 'error.dark' }}>
      {deFora.slice(0, DITAS).map((linha) => {
        const { quem, porque } = porQueFicaDeFora(linha)
        return (
          <Box
            key={linha.id}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mr: 1 }}
          >
            <Icon name="alerta" size={16} />
            <span>
              <strong>{quem}</strong> {porque}
            </span>
          </Box>
        )
      })}
      {mais > 0 && (mais === 1 ? 'E mais 1.' : `E mais ${mais}.`)}
    </Box>
  )
}

const isConferida = (conferidas: Conferencia): conferidas is Exclude<Conferencia, string> =>
  typeof conferidas !== 'string'

const prontasDe = (itens: readonly Marcada[], conferidas: Conferencia): readonly Marcada[] => {
  const prontas = new Set(
    isConferida(conferidas) ? conferidas.filter(({ sozinha }) => sozinha === null).map(({ id }) => id) : [],
  )
  return itens.filter(({ id }) => prontas.has(id))
}

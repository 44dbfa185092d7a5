import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
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
import { contarDe, isConferida, porQueFicaDeFora, type Conferencia } from './lote-em-texto.ts'
import { useMarcadas, type Marcada, type Marcadas } from './marcadas.ts'
import { useLote } from './use-lote.ts'

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
  const { conferidas, tentarDeNovo, prontas, verbo, texto, enviando, ...lote } = useLote(marcadas, itens)
  const [devolvendo, setDevolvendo] = useState(false)
  const desmarcar = (): void => marcadas.set([])
  useTeclas('Linhas marcadas', [
    { tecla: 'shift+a', nome: 'Decidir as prontas', fazer: lote.decidirProntas },
    { tecla: 'd', nome: 'Devolver as marcadas', fazer: () => setDevolvendo(true) },
    { tecla: 'escape', nome: 'Desmarcar', fazer: desmarcar },
  ])
  return (
    <Box ref={footBar} component="section" aria-label="Linhas marcadas" sx={barra}>
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
          <BotaoComTecla
            tecla="shift+a"
            variant="contained"
            disabled={enviando}
            onClick={lote.decidirProntas}
          >
            {`${verbo} ${prontas.length}`}
          </BotaoComTecla>
        )}
        <BotaoComTecla
          tecla="d"
          variant="outlined"
          color="inherit"
          disabled={enviando}
          onClick={() => setDevolvendo(true)}
          onPointerEnter={MotivoDialog.prefetch}
        >
          Devolver…
        </BotaoComTecla>
        <MarcarTodasButton marcadas={marcadas} linhas={linhas} />
        <BotaoComTecla tecla="escape" color="inherit" onClick={desmarcar}>
          Desmarcar
        </BotaoComTecla>
      </Box>
      {devolvendo && (
        <MotivoDialog
          title={`Devolver ${contarDe(itens.length, textos)}`}
          text="Cada pedido volta a quem o fez, com este motivo. O que você não puder devolver fica como está."
          confirmLabel="Devolver"
          onConfirm={async (motivo) => {
            // What was typed stays for another try.
            if (await lote.devolver(motivo)) setDevolvendo(false)
          }}
          onClose={() => setDevolvendo(false)}
        />
      )}
    </Box>
  )
}

/** Stays at the foot of a phone, over the list. */
const barra = (theme: Theme) =>
  ({
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
  }) as const

/** A button that says the key which does the same. */
const BotaoComTecla = ({ tecla, children, ...botaoProps }: ButtonProps & { readonly tecla: string }) => (
  <Button {...botaoProps} aria-keyshortcuts={ariaOfKey(tecla)} sx={botao}>
    {children} <Tecla tecla={tecla} />
  </Button>
)

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

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ariaOfKey } from '../../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../../lib/teclas/use-teclas.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Desenho } from '../Desenho.tsx'
import { FolhaFoto, FolhaPdf } from './Folha.tsx'
import { mudarVista, vistaInicial, type AtoDaVista } from './vista.ts'

/**
 * Frame around a file: part of the page, and over the whole screen a modal dialog of the browser's own, which keeps the
 * focus and gives it back. One element for both, so that what is drawn on it stays.
 */
const Quadro = styled('dialog')(({ theme }) => ({
  position: 'static',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  minHeight: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  '&:modal': { position: 'fixed', inset: 0 },
}))

export const Mesa = styled('section')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 12,
  backgroundColor: '#E6EBEF',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  ...theme.applyStyles('dark', { backgroundColor: '#0D1317' }),
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}))

interface VisorProps {
  readonly arquivo: Blob
  readonly tipo: string | null
  readonly nome: string
  /** Part of the page in which Space opens the file over the whole screen: elsewhere it scrolls. */
  readonly area: RefObject<HTMLElement | null>
  /** The first page is on the screen. */
  readonly onVisto: () => void
  /** Shown in place of a file that cannot be read. */
  readonly ilegivel: ReactNode
  readonly onIlegivel: () => void
  /** Under the file. */
  readonly rodape?: ReactNode
}

/** File with its pages: turned, enlarged, over the whole screen. Give it a `key` per file. */
export function Visor({ arquivo, tipo, nome, area, onVisto, ilegivel, onIlegivel, rodape }: VisorProps) {
  const [vista, setVista] = useState(vistaInicial)
  const [paginas, setPaginas] = useState(1)
  const [falhou, setFalhou] = useState(false)
  const { mesa, largura } = useLargura()
  const fazer = (ato: AtoDaVista) => (): void => setVista((antes) => mudarVista(antes, ato, paginas))
  const { cheia } = vista
  const quadro = useTelaCheia(cheia, mesa, fazer('sair'))
  const comandos = comandosDe(paginas, cheia)
  const onde = (ato: AtoDaVista) => (cheia ? quadro : ato === 'cheia' ? area : undefined)
  useTeclas(
    'Arquivo',
    comandos.map(({ tecla, nome: oQue, ato }) => ({
      tecla,
      nome: oQue,
      fazer: fazer(ato),
      dentro: onde(ato),
    })),
  )
  const Folha = tipo === 'application/pdf' ? FolhaPdf : FolhaFoto
  return (
    <Quadro
      ref={quadro}
      role={cheia ? 'dialog' : 'group'}
      {...(cheia && { 'aria-modal': true })}
      aria-label={`Arquivo ${nome}`}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 48, pl: 2, pr: 1 }}>
        <Typography variant="subtitle2" component="p" noWrap title={nome} sx={{ flex: 1, minWidth: 0 }}>
          {nome}
        </Typography>
        {paginas > 1 && (
          <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {`${vista.pagina} de ${paginas}`}
          </Typography>
        )}
        {comandos.map(({ ato, tecla, nome: oQue, icon }) => (
          <Comando
            // One button in and out of the whole screen: the focus stays on it.
            key={ato === 'sair' ? 'cheia' : ato}
            nome={icon === undefined ? `${Math.round(vista.zoom * 100)}%, ${oQue.toLowerCase()}` : oQue}
            tecla={tecla}
            rosto={icon ?? `${Math.round(vista.zoom * 100)}%`}
            onClick={fazer(ato)}
            inativo={
              (falhou && !cheia) ||
              (ato === 'anterior' && vista.pagina === 1) ||
              (ato === 'proxima' && vista.pagina === paginas)
            }
          />
        ))}
      </Box>
      <Mesa ref={mesa} tabIndex={0} data-rola aria-label={`Páginas de ${nome}`}>
        {falhou
          ? ilegivel
          : largura > 0 && (
              <Folha
                arquivo={arquivo}
                nome={nome}
                vista={vista}
                largura={largura}
                onVista={(quantas) => {
                  setPaginas(quantas)
                  onVisto()
                }}
                onErro={() => {
                  setFalhou(true)
                  onIlegivel()
                }}
              />
            )}
      </Mesa>
      <Box hidden={cheia} sx={{ '&[hidden]': { display: 'none' } }}>
        {rodape}
      </Box>
    </Quadro>
  )
}

interface ComandoDoVisor {
  readonly ato: AtoDaVista
  readonly tecla: string
  readonly nome: string
  /** Without one the button shows the zoom. */
  readonly icon?: ReactNode
}

const paginacao: readonly ComandoDoVisor[] = [
  { ato: 'anterior', tecla: '[', nome: 'Página anterior', icon: <Icon name="abre-esquerda" size={18} /> },
  { ato: 'proxima', tecla: ']', nome: 'Próxima página', icon: <Icon name="abre-direita" size={18} /> },
]

const comandosDe = (paginas: number, cheia: boolean): readonly ComandoDoVisor[] => [
  ...(paginas > 1 ? paginacao : []),
  { ato: 'menos', tecla: '-', nome: 'Diminuir', icon: <Desenho name="menos" size={18} /> },
  { ato: 'ajustar', tecla: '0', nome: 'Ajustar à largura' },
  { ato: 'mais', tecla: '+', nome: 'Aumentar', icon: <Icon name="mais" size={18} /> },
  { ato: 'girar', tecla: 'g', nome: 'Girar', icon: <Icon name="atualizar" size={18} /> },
  cheia
    ? { ato: 'sair', tecla: 'escape', nome: 'Sair da tela cheia', icon: <Icon name="fechar" size={18} /> }
    : { ato: 'cheia', tecla: 'space', nome: 'Tela cheia', icon: <Desenho name="tela-cheia" size={18} /> },
]

interface ComandoProps {
  readonly nome: string
  readonly tecla: string
  readonly rosto: ReactNode
  readonly inativo: boolean
  readonly onClick: () => void
}

const Comando = ({ nome, tecla, rosto, inativo, onClick }: ComandoProps) => (
  <IconButton
    size="small"
    title={nome}
    aria-label={nome}
    aria-keyshortcuts={ariaOfKey(tecla)}
    disabled={inativo}
    onClick={onClick}
    sx={{
      minWidth: 32,
      height: 32,
      fontSize: '0.75rem',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 1,
    }}
  >
    {rosto}
  </IconButton>
)

/** Opens and closes the whole screen; the focus goes to the file, and back to where it was. */
function useTelaCheia(cheia: boolean, mesa: RefObject<HTMLElement | null>, onSair: () => void) {
  const quadro = useRef<HTMLDialogElement>(null)
  const sair = useEffectEvent(onSair)
  useEffect(() => {
    const dialogo = quadro.current
    if (!cheia || !dialogo) return undefined
    const antes = document.activeElement
    // The system's own way out, as the back gesture of a phone.
    const largar = (event: Event): void => {
      event.preventDefault()
      sair()
    }
    dialogo.addEventListener('cancel', largar)
    dialogo.showModal()
    mesa.current?.focus()
    return () => {
      dialogo.removeEventListener('cancel', largar)
      dialogo.close()
      if (antes instanceof HTMLElement) antes.focus({ preventScroll: true })
    }
  }, [cheia, mesa])
  return quadro
}

/** Width inside the ground, kept up while it is resized. */
function useLargura() {
  const mesa = useRef<HTMLDivElement>(null)
  const [largura, setLargura] = useState(0)
  useEffect(() => {
    const alvo = mesa.current
    if (!alvo) return undefined
    // Somewhat narrower than the ground: a scroll bar that comes does not set off another drawing.
    const medir = (): void => setLargura(Math.max(160, alvo.clientWidth - 40))
    medir()
    const observador = new ResizeObserver(medir)
    observador.observe(alvo)
    return () => observador.disconnect()
  }, [])
  return { mesa, largura }
}

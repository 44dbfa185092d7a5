import Dialog from '@mui/material/Dialog'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { rotasGerais } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useEffectEvent, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { focusOnMount } from '../../lib/focus.ts'
import { saveInTab, readFromTab } from '../../lib/storage/tab-storage.ts'
import { logout } from '../../lib/session/session.ts'
import { useGrupos, useUsuario } from '../../lib/session/use-session.ts'
import { useSettings } from '../../theme/ThemeRoot.tsx'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { PlainIconButton } from '../../ui/PlainButton.tsx'
import { optionId } from '../../ui/form/listbox.ts'
import type { Item } from './itens.ts'
import { comRecente, readRecentes } from './recentes.ts'
import { Resultados } from './Resultados.tsx'
import { useGrupamentos } from './use-grupamentos.ts'

const RECENTES = 'busca'

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 20px',
  color: theme.vars.palette.text.secondary,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 60,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.primary,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& kbd': {
    padding: '2px 6px',
    borderRadius: 6,
    font: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 600,
    backgroundColor: theme.vars.palette.action.selected,
  },
  // Keys for keyboards, a button for fingers.
  '@media (hover: hover)': { '& button': { display: 'none' } },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
}))

interface PaletteProps {
  readonly setor: SetorSlug | null
  /** What was typed before it was there. */
  readonly inicial: string
  /** Called once it takes the keys itself. */
  readonly onPronta: () => void
  readonly onClose: () => void
}

/** Goes anywhere and finds anyone by typing: pages, actions, people, processes. */
export function Palette({ setor, inicial, onPronta, onClose }: PaletteProps) {
  const id = useId()
  const [texto, setTexto] = useState(inicial)
  const [ativo, setAtivo] = useState(0)
  const pronta = useEffectEvent(onPronta)
  useLayoutEffect(() => pronta(), [])
  const { id: dono } = useUsuario()
  const grupos = useGrupos()
  const [recentes] = useState(() => readRecentes(readFromTab(dono, RECENTES)))
  const { grupamentos, isSearching, isError } = useGrupamentos(texto, { grupos, atual: setor }, recentes)
  const itens = grupamentos.flatMap((grupamento) => grupamento.itens)
  // Results come and go while one looks: the choice stays within them.
  const indice = Math.min(ativo, itens.length - 1)
  const vazio = vazioDe(texto, isSearching, isError)
  const run = useRun(onClose)
  const choose = (item: Item): void => {
    if (item.href) saveInTab(dono, RECENTES, comRecente(recentes, item))
    run(item)
  }
  // On the whole dialog: a page that arrives under it may take the focus from the field, not the keys.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLButtonElement) return
    const next = moveOf(event.key, indice, itens.length)
    const item = itens[indice]
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== null) setAtivo(next)
    else if (item) choose(item)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': 'Buscar',
          sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 2, sm: 4 }, width: '100%' },
        },
      }}
    >
      <Campo
        listaId={id}
        texto={texto}
        ativo={itens.length > 0 ? indice : null}
        onTexto={(novo) => {
          setTexto(novo)
          setAtivo(0)
        }}
        onClose={onClose}
      />
      <LinearProgress
        aria-label="Buscando"
        sx={{ height: 2, mt: '-2px', visibility: isSearching ? 'visible' : 'hidden' }}
      />
      <output style={visuallyHidden}>
        {texto.trim() !== '' && !isSearching && dito(itens.length, vazio)}
      </output>
      <Resultados
        id={id}
        grupamentos={grupamentos}
        ativo={indice}
        vazio={vazio}
        onPoint={setAtivo}
        onChoose={choose}
      />
    </Dialog>
  )
}

interface CampoProps {
  readonly listaId: string
  readonly texto: string
  /** The result that Enter takes; null while there is none. */
  readonly ativo: number | null
  readonly onTexto: (texto: string) => void
  readonly onClose: () => void
}

/** The field, which keeps the focus while the choice moves in the list under it. */
const Campo = ({ listaId, texto, ativo, onTexto, onClose }: CampoProps) => (
  <Field>
    <Icon name="busca" size={22} />
    <input
      ref={focusOnMount}
      role="combobox"
      aria-label="Buscar páginas, ações, pessoas e processos"
      aria-expanded={ativo !== null}
      aria-controls={listaId}
      aria-activedescendant={ativo === null ? undefined : optionId(listaId, ativo)}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      placeholder="Página, pessoa, CPF, matrícula ou número"
      value={texto}
      onChange={(event) => onTexto(event.target.value)}
    />
    <kbd>Esc</kbd>
    <PlainIconButton type="button" aria-label="Fechar a busca" onClick={onClose}>
      <Icon name="fechar" />
    </PlainIconButton>
  </Field>
)

/** Where a key takes the choice; null for keys that do not move it. It goes round at the ends. */
export function moveOf(key: string, indice: number, total: number): number | null {
  if (total === 0) return null
  if (key === 'ArrowDown') return (indice + 1) % total
  if (key === 'ArrowUp') return (indice - 1 + total) % total
  if (key === 'PageDown') return Math.min(indice + 5, total - 1)
  if (key === 'PageUp') return Math.max(indice - 5, 0)
  return null
}

/** What came of a search, for who does not see the list change under the field. */
const dito = (total: number, vazio: string): string =>
  total === 0 ? vazio : total === 1 ? '1 resultado' : `${total} resultados`

function vazioDe(texto: string, isSearching: boolean, isError: boolean): string {
  if (isError) return 'A busca de pessoas e processos não respondeu. Tente de novo em instantes.'
  if (isSearching) return 'Buscando…'
  return `Nada encontrado para “${texto.trim()}”. Tente parte do nome, o CPF, a matrícula ou o número.`
}

function useRun(onClose: () => void): (item: Item) => void {
  const navigate = useNavigate()
  const { settings, update } = useSettings()
  return ({ href, acao }) => {
    onClose()
    if (href) void navigate(href)
    if (acao === 'tema') update({ themeMode: settings.themeMode === 'dark' ? 'light' : 'dark' })
    if (acao !== 'sair') return
    logout()
    void navigate(rotasGerais.raiz)
  }
}

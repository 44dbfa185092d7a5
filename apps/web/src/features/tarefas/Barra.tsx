import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import { vencimentosDoCartao } from '@rh/domain/kanban/kanban'
import { useId, useState } from 'react'
import { useDebouncedCallback } from '../../lib/use-debounced.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Resposta } from './chamadas.ts'
import type { QuadroAtual } from './use-quadro.ts'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'

const ESPERA_MS = 300

interface BarraProps {
  readonly atual: QuadroAtual
  readonly resposta: Resposta | undefined
}

/** Which board, and which of its cards. */
export function Barra({ atual: { filtros, mudar }, resposta }: BarraProps) {
  const { kanban, kanbans = [], pessoas = [] } = resposta ?? {}
  const [busca, setBusca] = useState(filtros['busca'] ?? '')
  const procurar = useDebouncedCallback((texto: string) => mudar({ busca: texto.trim() }), ESPERA_MS)
  const quantos = Object.keys(filtros).length
  const id = useId()
  // A phone has room for the board and its search; the rest is folded away until it is wanted.
  const [aberto, setAberto] = useState(false)
  const limpar = (): void => {
    setBusca('')
    mudar({ busca: '', responsavelId: '', minhas: '', etiquetaId: '', vence: '', ordenar: '' })
  }
  return (
    <Box
      component="search"
      aria-label="Quadro e filtros"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <Escolha
        label="Quadro"
        value={kanban ? String(kanban.id) : ''}
        onChange={(quadro) => {
          setBusca('')
          mudar({ quadro, cartao: '', busca: '', etiquetaId: '' })
        }}
        options={kanbans.map(({ id, nome, arquivado }) => ({
          value: String(id),
          label: arquivado ? `${nome} (arquivado)` : nome,
        }))}
        forte
      />
      <SearchBox
        label="Buscar tarefa"
        value={busca}
        onChange={(texto) => {
          setBusca(texto)
          procurar(texto)
        }}
        sx={{ flex: '1 1 180px', maxWidth: { md: 280 } }}
      />
      <Button
        color="inherit"
        aria-expanded={aberto}
        aria-controls={id}
        endIcon={<Icon name="abre-baixo" size={16} />}
        onClick={() => setAberto(!aberto)}
        sx={{ display: { md: 'none' }, minHeight: 40 }}
      >
        {quantos === 0 ? 'Filtros' : `Filtros: ${quantos}`}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: aberto ? 'flex' : 'none', md: 'contents' },
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          flexBasis: '100%',
        }}
      >
        <Filtros filtros={filtros} mudar={mudar} kanban={kanban} pessoas={pessoas} />
        {quantos > 0 && (
          <Button color="inherit" onClick={limpar}>
            Limpar
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface FiltrosProps extends Pick<QuadroAtual, 'filtros' | 'mudar'> {
  readonly kanban: Resposta['kanban'] | undefined
  readonly pessoas: Resposta['pessoas']
}

/** Which cards: whose, until when, with which label, and in which order. */
const Filtros = ({ filtros, mudar, kanban, pessoas }: FiltrosProps) => (
  <>
    <ToggleButton
      value="minhas"
      size="small"
      selected={filtros['minhas'] === '1'}
      onChange={() => mudar({ minhas: filtros['minhas'] === '1' ? '' : '1' })}
      sx={{ px: 1.75, minHeight: 40, textTransform: 'none', fontWeight: 600, color: 'text.primary' }}
    >
      Minhas
    </ToggleButton>
    <Escolha
      label="Responsável"
      value={filtros['responsavelId'] ?? ''}
      vazio="Qualquer responsável"
      onChange={(responsavelId) => mudar({ responsavelId })}
      options={pessoas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
    />
    <Escolha
      label="Vencimento"
      value={filtros['vence'] ?? ''}
      vazio="Qualquer data"
      onChange={(vence) => mudar({ vence })}
      options={Object.entries(vencimentosDoCartao).map(([value, { label }]) => ({ value, label }))}
    />
    {kanban && kanban.etiquetas.length > 0 && (
      <Escolha
        label="Etiqueta"
        value={filtros['etiquetaId'] ?? ''}
        vazio="Qualquer etiqueta"
        onChange={(etiquetaId) => mudar({ etiquetaId })}
        options={kanban.etiquetas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      />
    )}
    <Escolha
      label="Ordem"
      value={filtros['ordenar'] ?? ''}
      vazio="Na ordem do quadro"
      onChange={(ordenar) => mudar({ ordenar })}
      options={[{ value: 'vence', label: 'O que vence antes' }]}
    />
  </>
)

interface EscolhaProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The choice of none; without it, one of the options always holds. */
  readonly vazio?: string
  readonly forte?: true
  readonly onChange: (value: string) => void
}

const Escolha = ({ label, value, options, vazio, forte, onChange }: EscolhaProps) => (
  <Select
    size="small"
    displayEmpty
    value={options.some((option) => option.value === value) ? value : ''}
    inputProps={{ 'aria-label': label }}
    onChange={(event) => onChange(event.target.value)}
    sx={{ maxWidth: 240, ...(forte && { fontWeight: 700 }) }}
  >
    {vazio !== undefined && <MenuItem value="">{vazio}</MenuItem>}
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </Select>
)

import { styled } from '@mui/material/styles'
import { listboxProps, optionGroupProps, optionProps } from '../../ui/form/listbox.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Grupamento, Item } from './itens.ts'

const List = styled('div')(({ theme }) => ({
  height: 'min(440px, 60dvh)',
  overflowY: 'auto',
  padding: '8px 8px 12px',
  scrollPaddingBlock: 36,
  '& [role="group"] > p': {
    margin: '10px 12px 4px',
    fontSize: '0.75rem',
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
  },
  '& > p': { margin: 0, padding: '40px 24px', textAlign: 'center', color: theme.vars.palette.text.secondary },
}))

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 46,
  padding: '6px 12px',
  borderRadius: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '& > svg:first-of-type': { color: theme.vars.palette.text.secondary },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg:last-of-type:not(:first-of-type)': {
    visibility: 'hidden',
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
    '& > svg:last-of-type': { visibility: 'visible' },
  },
}))

interface ResultadosProps {
  readonly id: string
  readonly grupamentos: readonly Grupamento[]
  /** Position of the choice, counted over all groups. */
  readonly ativo: number
  readonly vazio: string
  readonly onPoint: (indice: number) => void
  readonly onChoose: (item: Item) => void
}

/** What was found, by kind. The focus stays in the field; the choice is only marked here. */
export function Resultados({ id, grupamentos, ativo, vazio, onPoint, onChoose }: ResultadosProps) {
  const inicios = grupamentos.map((_, i) =>
    grupamentos.slice(0, i).reduce((total, { itens }) => total + itens.length, 0),
  )
  return (
    <List {...listboxProps(id, 'Resultados')} tabIndex={-1}>
      {grupamentos.length === 0 && <p>{vazio}</p>}
      {grupamentos.map(({ titulo, itens }, i) => (
        <div key={titulo} {...optionGroupProps(titulo)}>
          <p aria-hidden>{titulo}</p>
          {itens.map((item, j) => (
            <Linha
              key={item.id}
              listId={id}
              indice={(inicios[i] ?? 0) + j}
              item={item}
              isActive={(inicios[i] ?? 0) + j === ativo}
              onPoint={() => onPoint((inicios[i] ?? 0) + j)}
              onChoose={() => onChoose(item)}
            />
          ))}
        </div>
      ))}
    </List>
  )
}

interface LinhaProps {
  readonly listId: string
  readonly indice: number
  readonly item: Item
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

const Linha = ({ listId, indice, item, isActive, onPoint, onChoose }: LinhaProps) => (
  <Option
    {...optionProps(listId, indice, isActive)}
    onPointerMove={isActive ? undefined : onPoint}
    onClick={onChoose}
  >
    <Icon name={item.icon} />
    <span>
      {item.label}
      {item.detalhe && <small>{item.detalhe}</small>}
    </span>
    <Icon name="abre-direita" size={16} />
  </Option>
)

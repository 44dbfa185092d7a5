import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ItemDaConferencia } from './conferencia.ts'

const Linha = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 32,
  padding: '6px 4px',
  borderRadius: 8,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  'a&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-errado="true"]': { color: theme.vars.palette.error.dark },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400 },
  '& > svg': { marginTop: 1 },
  [theme.breakpoints.down('md')]: { minHeight: 44, paddingBlock: 11, fontSize: '0.9375rem' },
}))

/** Empty circle: nothing is there yet. */
const Vazio = styled('span')({
  flexShrink: 0,
  width: 13,
  height: 13,
  marginBlock: 3,
  marginInline: 2.5,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
})

interface LinhasProps {
  readonly itens: readonly ItemDaConferencia[]
  /** Sending was tried: what is missing is marked too. */
  readonly tentou: boolean
  readonly onIr?: (() => void) | undefined
}

/** One line per finding, each a link to its field. */
export const LinhasDaConferencia = ({ itens, tentou, onIr }: LinhasProps) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {itens.map((item) => (
      <li key={`${item.etapa}.${item.campo}.${item.texto}`}>
        <UmaLinha item={item} tentou={tentou} onIr={onIr} />
      </li>
    ))}
  </Box>
)

interface UmaLinhaProps extends Omit<LinhasProps, 'itens'> {
  readonly item: ItemDaConferencia
}

function UmaLinha({ item: { natureza, texto, baseLegal, href }, tentou, onIr }: UmaLinhaProps) {
  const errado = natureza === 'errado'
  const dentro = (
    <>
      {errado ? <Icon name="erro" size={18} label="Errado:" /> : <Vazio aria-hidden />}
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: errado ? 600 : 400 }}>
        {texto}
        {baseLegal && <small>{baseLegal}</small>}
      </Box>
      {href && <Icon name="abre-direita" size={16} />}
    </>
  )
  const marcada = errado || tentou
  return href ? (
    <Linha as={Link} {...{ to: href }} data-errado={marcada} {...(onIr && { onClick: onIr })}>
      {dentro}
    </Linha>
  ) : (
    <Linha data-errado={marcada}>{dentro}</Linha>
  )
}

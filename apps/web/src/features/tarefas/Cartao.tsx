import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { CartaoDoKanban, EtiquetaDoKanban } from '@rh/domain/contract/kanban'
import { vencimentoEmPalavras } from '@rh/domain/kanban/kanban'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'

export const Folha = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-arrastando]': { boxShadow: theme.vars.shadows[8], borderColor: theme.vars.palette.primary.main },
}))

/** All of the card but its menu: opens it, and is what is dragged. */
export const Corpo = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 44px 12px 14px',
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}))

const Titulo = styled('span')({
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

const Rodape = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
}))

interface ConteudoProps {
  readonly cartao: CartaoDoKanban
  readonly etiquetas: readonly EtiquetaDoKanban[]
  readonly hoje: string
}

/** What a card says of itself. */
export function Conteudo({ cartao, etiquetas, hoje }: ConteudoProps) {
  const { titulo, vence, concluido, responsaveis, itens, comentarios, anexos, referencia } = cartao
  const dela = etiquetas.filter(({ id }) => cartao.etiquetas.includes(id))
  return (
    <>
      {dela.length > 0 && (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {dela.map((etiqueta) => (
            <Etiqueta key={etiqueta.id} {...etiqueta} />
          ))}
        </Box>
      )}
      <Titulo>{titulo}</Titulo>
      {referencia && <ReferenciaChip referencia={referencia} semLink />}
      {vence !== null && <Vence vence={vence} hoje={hoje} concluido={concluido} />}
      {(responsaveis.length > 0 || itens.total > 0 || comentarios > 0 || anexos > 0) && (
        <Rodape>
          {itens.total > 0 && (
            <Medida icon="check-circulo" dito="itens feitos" valor={`${itens.feitos} de ${itens.total}`} />
          )}
          {comentarios > 0 && (
            <Medida
              icon="info"
              dito={comentarios === 1 ? 'comentário' : 'comentários'}
              valor={String(comentarios)}
            />
          )}
          {anexos > 0 && (
            <Medida icon="anexo" dito={anexos === 1 ? 'anexo' : 'anexos'} valor={String(anexos)} />
          )}
          {responsaveis.length > 0 && (
            <span>
              <Icon name="perfil" size={14} />
              <span style={visuallyHidden}>Responsáveis: </span>
              {responsaveis.map(({ nome }) => nome.split(' ')[0]).join(', ')}
            </span>
          )}
        </Rodape>
      )}
    </>
  )
}

const Medida = ({
  icon,
  dito,
  valor,
}: {
  readonly icon: string
  readonly dito: string
  readonly valor: string
}) => (
  <span>
    <Icon name={icon} size={14} />
    {valor}
    <span style={visuallyHidden}> {dito}</span>
  </span>
)

interface VenceProps {
  readonly vence: string
  readonly hoje: string
  readonly concluido: boolean
}

/** When it is due, in words and colour. */
export function Vence({ vence, ...quando }: VenceProps) {
  const { texto, tone } = vencimentoEmPalavras(vence, quando)
  return <StatusChip label={texto} tone={tone} />
}

interface MoverMenuProps {
  readonly cartao: Pick<CartaoDoKanban, 'id' | 'titulo' | 'colunaId'>
  readonly colunas: readonly { readonly id: number; readonly nome: string }[]
  /** Without it, as where only some cards are shown, the order is not changed here. */
  readonly onMover: (colunaId: number, indice: number) => void
  readonly onArquivar: () => void
}

/** Card that goes to another column from its menu, which is drawn anew there and takes the focus along. */
let indo: number | null = null

/** Moves a card without dragging it (WCAG 2.5.7). */
export function MoverMenu({
  cartao: { id: cartaoId, titulo, colunaId },
  colunas,
  onMover,
  onArquivar,
}: MoverMenuProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const botao = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (indo !== cartaoId) return
    indo = null
    botao.current?.focus()
  }, [cartaoId])
  const fechar = (): void => setAncora(null)
  const escolher = (fazer: () => void) => (): void => {
    fechar()
    fazer()
  }
  return (
    <>
      <IconButton
        ref={botao}
        size="small"
        aria-label={`Mover ou arquivar: ${titulo}`}
        aria-haspopup="menu"
        onClick={(event) => setAncora(event.currentTarget)}
        sx={{ position: 'absolute', top: 6, right: 6, width: 36, height: 36 }}
      >
        <Icon name="remanejamento" size={18} />
      </IconButton>
      {ancora && (
        <Menu open anchorEl={ancora} onClose={fechar}>
          <ListSubheader sx={{ lineHeight: 2.5 }}>Mover para…</ListSubheader>
          {colunas
            .filter(({ id }) => id !== colunaId)
            .map(({ id, nome }) => (
              <MenuItem
                key={id}
                onClick={escolher(() => {
                  indo = cartaoId
                  onMover(id, 0)
                })}
              >
                {nome}
              </MenuItem>
            ))}
          <MenuItem divider onClick={escolher(() => onMover(colunaId, 0))}>
            O topo desta coluna
          </MenuItem>
          <MenuItem onClick={escolher(onArquivar)}>Arquivar</MenuItem>
        </Menu>
      )}
    </>
  )
}

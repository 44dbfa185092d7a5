import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'
import type { ItemAnexo } from '../anexos.ts'
import { Desenho } from '../Desenho.tsx'
import { pedidoDito } from '../pedido.ts'
import { isPronto } from '../estado.ts'
import { visuallyHidden } from '../../../../theme/visually-hidden.ts'
import { agrupar, palavraDoEstado, type GrupoDeItens } from './entradas.ts'

const Linha = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: 10,
  width: 'calc(100% - 16px)',
  minHeight: 36,
  margin: '0 8px',
  padding: '4px 10px',
  borderRadius: 8,
  textAlign: 'start',
  font: 'inherit',
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { minHeight: 44 },
  '& .estado': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .pedido': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& .aprovado': { color: theme.vars.palette.success.dark },
  '& .reprovado': { color: theme.vars.palette.error.dark },
  '& .pendente': { color: theme.vars.palette.warning.dark },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current="true"]': {
    fontWeight: 600,
    backgroundColor: theme.vars.palette.primary.lighter,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    // On the accent's ground every word is read in the text's own colour.
    '& .estado': { color: theme.vars.palette.text.primary },
  },
}))

const titulos = { finalizacao: 'Para assinar no início', opcional: 'Se houver' } as const

interface ListaProps {
  readonly itens: readonly ItemAnexo[]
  readonly confere: boolean
  readonly abertoId: number | undefined
  readonly onAbrir: (tipoId: number) => void
}

/** Documents, one line each, with the state in words; those not asked for now are folded. */
export function Lista({ itens, confere, abertoId, onAbrir }: ListaProps) {
  const [abertos, setAbertos] = useState<ReadonlySet<string>>(new Set())
  const grupos = agrupar(itens)
  const primeiro = grupos[0]
  const prontos = primeiro?.itens.filter(({ estado }) => isPronto(estado)).length ?? 0
  const linhas = (grupo: GrupoDeItens) =>
    grupo.itens.map((item) => (
      <li key={item.tipoId}>
        <LinhaDoItem item={item} confere={confere} aberto={item.tipoId === abertoId} onAbrir={onAbrir} />
      </li>
    ))
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 2, pb: 1 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flex: 1, fontWeight: 700 }}>
          Documentos
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {`${prontos} de ${primeiro?.itens.length ?? 0} ${prontos === 1 ? 'aprovado' : 'aprovados'}`}
        </Typography>
        <Tecla tecla="arrowup" />
        <Tecla tecla="arrowdown" />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pb: 1 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {primeiro && linhas(primeiro)}
        </Box>
        {grupos.slice(1).map((grupo) => {
          const { nome } = grupo
          const temAberto = grupo.itens.some(({ tipoId }) => tipoId === abertoId)
          const aberto = temAberto || abertos.has(nome)
          return (
            <Dobra
              key={nome}
              titulo={nome === 'principal' ? '' : titulos[nome]}
              quantos={grupo.itens.length}
              aberto={aberto}
              onMudar={() => setAbertos((antes) => trocar(antes, nome, !aberto))}
            >
              {linhas(grupo)}
            </Dobra>
          )
        })}
      </Box>
    </>
  )
}

function trocar(antes: ReadonlySet<string>, nome: string, aberto: boolean): ReadonlySet<string> {
  const depois = new Set(antes)
  if (aberto) depois.add(nome)
  else depois.delete(nome)
  return depois
}

interface DobraProps {
  readonly titulo: string
  readonly quantos: number
  readonly aberto: boolean
  readonly onMudar: () => void
  readonly children: React.ReactNode
}

const Dobra = ({ titulo, quantos, aberto, onMudar, children }: DobraProps) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 0.5 }}>
    <Linha type="button" aria-expanded={aberto} onClick={onMudar}>
      <Icon name={aberto ? 'abre-baixo' : 'abre-direita'} size={16} />
      <span>{titulo}</span>
      <span className="estado">{quantos}</span>
    </Linha>
    {aberto && (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    )}
  </Box>
)

const icones = {
  enviado: 'ponto',
  aprovado: 'check',
  reprovado: 'fechar',
  dispensado: 'check',
} as const
const cores = {
  pendente: 'text.disabled',
  enviado: 'text.secondary',
  aprovado: 'success.main',
  reprovado: 'error.main',
  dispensado: 'text.secondary',
} as const

interface LinhaDoItemProps {
  readonly item: ItemAnexo
  readonly confere: boolean
  readonly aberto: boolean
  readonly onAbrir: (tipoId: number) => void
}

function LinhaDoItem({ item, confere, aberto, onAbrir }: LinhaDoItemProps) {
  const { tipoId, descricao, estado, exigido, pedido } = item
  // Of what nobody asked for, nothing is missing.
  const falta = estado !== 'pendente' || exigido
  const palavra = falta ? palavraDoEstado(estado, confere) : 'Não enviado'
  return (
    <Linha type="button" aria-current={aberto} onClick={() => onAbrir(tipoId)}>
      <Box component="span" sx={{ display: 'grid', color: cores[estado] }}>
        {estado === 'pendente' ? (
          <Desenho name="menos" size={16} />
        ) : (
          <Icon name={icones[estado]} size={16} />
        )}
      </Box>
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        title={descricao}
      >
        {descricao}
        <Box component="span" sx={visuallyHidden}>
          {': '}
        </Box>
        {pedido && (
          <Box component="span" className="pedido">
            {pedidoDito(pedido)}
          </Box>
        )}
      </Box>
      <span className={`estado ${estado}`}>{falta ? palavra : '–'}</span>
    </Linha>
  )
}

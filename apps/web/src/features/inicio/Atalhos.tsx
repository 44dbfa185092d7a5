import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Area, View } from '@rh/domain/setores/areas'
import { atalhosDe, type Atalho } from '@rh/domain/setores/atalhos'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatNumber } from '../../lib/format.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconTile } from '../../ui/icon/IconTile.tsx'

/** What one finds behind each shortcut. */
const legendas: Readonly<Record<Exclude<Area, 'setor'>, string> & Partial<Record<View, string>>> = {
  colaborador: 'Ficha, situação e histórico de cada pessoa',
  admissao: 'Pedidos em andamento e o que falta em cada um',
  ferias: 'Pedidos e gozos marcados',
  afastamento: 'Atestados, licenças e quem volta quando',
  promocao: 'Mudanças de cargo, de escala e de salário',
  remanejamento: 'Mudanças de posto, temporárias ou de vez',
  demissao: 'Pedidos de saída, prazos e pagamentos',
  cobertura: 'Quem falta e quem cobre nos próximos dias',
  contratos: 'Clientes, locais, postos e ocupação',
  usuarios: 'Grupos, horários de acesso e senhas',
  cadastros: 'Cargos, escalas, feriados, limites e a empresa',
  comunicados: 'O que a empresa comunica, com a sua ciência',
  tarefas: 'Quadros do setor: o que fazer, quem faz e até quando',
  calendario: 'Férias, prazos, feriados e eventos, dia a dia',
  estoque: 'Uniformes e EPIs: saldos, entregas, compras e contagem',
  conversas: 'Mensagens diretas e em grupo, com quem usa o sistema',
  mensagens: 'Correio interno: a pessoas, grupos e setores, por assunto',
  'integracoes.folha': 'Quem entrou, mudou, se ausentou ou saiu, para o sistema da folha',
  integracoes: 'Arquivo da folha, chaves de API e webhooks',
  seguranca: 'Entradas, recusas, alarmes e o acesso de emergência',
  privacidade: 'O que se guarda de cada pessoa, até quando e quem viu',
  rotinas: 'O que o sistema faz sozinho e o que não conseguiu',
  importacao: 'Traga colaboradores e contratos de uma planilha',
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

// The whole card leads to the area; the second link stands above the stretched first one.
const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: 20,
  transition: 'border-color .15s',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a[data-main]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '& a[data-main]:focus-visible': {
    outline: 'none',
    '&::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
  '& a[data-new]': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginTop: 8,
    paddingBlock: 4,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.primary.dark,
  },
  '& a[data-new]:hover': { textDecoration: 'underline' },
}))

/** How much waits to be read; none is not said. */
const NaoLidas = ({ quantas }: { readonly quantas: number }) =>
  quantas > 0 && (
    <Typography
      variant="body2"
      component="p"
      sx={{ flexShrink: 0, color: 'warning.dark', fontWeight: 700, lineHeight: 1.75 }}
    >
      {quantas === 1 ? '1 não lida' : `${formatNumber(quantas)} não lidas`}
    </Typography>
  )

/** In how many conversations something waits to be read, as it is told; without an answer the card just does not say. */
function DasConversas() {
  const { data } = useQuery(query('GET /api/chat/nao-lidas'))
  return <NaoLidas quantas={data?.conversas ?? 0} />
}

function DasMensagens() {
  const { data } = useQuery(query('GET /api/mail/nao-lidas'))
  return <NaoLidas quantas={data?.assuntos ?? 0} />
}

/** What waits behind a shortcut, on the line of its name: the card does not grow. */
const esperas: Readonly<Partial<Record<Area, ReactNode>>> = {
  conversas: <DasConversas />,
  mensagens: <DasMensagens />,
}

/** The ways into what the sector's menu does not name; nothing where the menu names it all. */
export function Atalhos() {
  const id = useId()
  const setor = useSetor()
  const atalhos = atalhosDe(setor, useGrupos())
  if (atalhos.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} data-sem-impressao>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {setor === 'admin' ? 'Administrar' : 'Também neste setor'}
      </Typography>
      <Grid>
        {atalhos.map((atalho) => (
          <AtalhoCard key={atalho.area} {...atalho} />
        ))}
      </Grid>
    </Box>
  )
}

const AtalhoCard = ({ area, view, label, icon, href, novo }: Atalho) => (
  <Tile>
    <IconTile name={icon} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1 }}>
        <Typography variant="subtitle1" component="h3">
          <Link to={href} data-main>
            {label}
          </Link>
        </Typography>
        {esperas[area]}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {legendas[view] ?? (area !== 'setor' && legendas[area])}
      </Typography>
      {novo && (
        <Link to={novo.href} data-new>
          <Icon name="mais" size={16} />
          {novo.label}
        </Link>
      )}
    </Box>
  </Tile>
)

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { situacoes } from '@rh/domain/importacao/situacoes'
import { tipoNomes, tipos, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { listaImportacoes } from '@rh/domain/listas/importacao'
import { Link } from 'react-router'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { DataList } from '../../ui/table/DataList.tsx'
import { hrefDaEtapa } from './etapas.ts'

type Importacao = ResultOf<'GET /api/importacao/listar'>

const icones: Readonly<Record<TipoImportacao, string>> = {
  contratos: 'contratos',
  colaboradores: 'colaborador',
  usuarios: 'usuarios',
  feriados: 'calendario',
}

const cells = {
  tipo: ({ tipo }: Importacao) => maiuscula(tipos[tipo].titulo),
  criadaEm: ({ criadaEm }: Importacao) => formatDateTime(criadaEm),
  linhas: ({ linhas }: Importacao) => formatNumber(linhas),
  novas: ({ novas }: Importacao) => (novas === null ? '–' : formatNumber(novas)),
  situacao: ({ situacao }: Importacao) => <StatusChip {...situacoes[situacao]} />,
}

const abas = [
  { value: '', label: 'Todas' },
  ...tipoNomes.map((tipo) => ({ value: tipo, label: maiuscula(tipos[tipo].titulo) })),
]

/** What may be brought, in the order in which a new company does, and what was brought before. */
export const Inicio = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box
      component="ol"
      aria-label="O que importar"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      }}
    >
      {tipoNomes.map((tipo) => (
        <Tipo key={tipo} tipo={tipo} />
      ))}
    </Box>
    <DataList
      lista={listaImportacoes}
      label="Importações feitas"
      load={(filtros) => query('GET /api/importacao/listar', { query: filtros })}
      rowKey={({ id }) => id}
      rowHref={({ id, tipo }) => hrefDaEtapa(tipo, id)}
      cells={cells}
      phone={['tipo', 'criadaEm', 'novas', 'situacao']}
      tabs={{ filtro: 'tipo', options: abas }}
      searchPlaceholder="Buscar por arquivo ou pessoa"
      empty={{
        title: 'Nenhuma importação ainda',
        text: 'Escolha acima o que trazer: baixe o modelo, preencha e envie.',
      }}
    />
  </Box>
)

const Tipo = ({ tipo }: { readonly tipo: TipoImportacao }) => (
  <Card component="li">
    <CardActionArea
      component={Link}
      to={hrefDaEtapa(tipo, null)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 1.5,
        p: 2.5,
        height: '100%',
      }}
    >
      <IconTile name={icones[tipo]} />
      <Typography variant="subtitle1" component="span">
        {maiuscula(tipos[tipo].titulo)}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="span">
        {tipos[tipo].descricao}
      </Typography>
    </CardActionArea>
  </Card>
)

function maiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1)
}

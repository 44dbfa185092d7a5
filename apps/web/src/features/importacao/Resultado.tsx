import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Box from '@mui/material/Box'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import type { View } from '@rh/domain/setores/areas'
import { isPronta } from '@rh/domain/setores/ainda'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { Andamento } from './Andamento.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { Codigos } from './Codigos.tsx'
import { hrefDaEtapa } from './etapas.ts'

/** Where what was brought is to be seen. */
const destinos: Readonly<
  Record<TipoImportacao, { readonly view: View; readonly href: string; readonly label: string }>
> = {
  contratos: { view: 'contratos.listar', href: hrefOf('admin', 'contratos.listar'), label: 'Ver contratos' },
  colaboradores: {
    view: 'colaborador.listar',
    href: hrefOf('admin', 'colaborador.listar'),
    label: 'Ver colaboradores',
  },
  usuarios: { view: 'usuarios.listar', href: hrefOf('admin', 'usuarios.listar'), label: 'Ver usuários' },
  feriados: {
    view: 'cadastros.registro',
    href: hrefOf('admin', 'cadastros.registro', { registro: 'feriados' }),
    label: 'Ver feriados',
  },
}

/** The writing while it goes on, and what came of it. */
export function Resultado({ importacao }: EtapaProps) {
  const { situacao, tipo, andamento } = importacao
  if (situacao === 'importando')
    return (
      <Andamento
        andamento={andamento}
        title={`Importando ${tipoOf(tipo).titulo}`}
        text="Tudo é gravado de uma vez, ou nada. Você pode sair desta página: a importação continua."
      />
    )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card>
        <EmptyState
          illustration={<FestaArt />}
          component="h2"
          title={titulo(importacao)}
          text={resumo(importacao)}
          action={<Proximos tipo={tipo} />}
        />
      </Card>
      {tipo === 'usuarios' && <Codigos id={importacao.id} />}
    </Box>
  )
}

function titulo({ tipo, novas }: EtapaProps['importacao']): string {
  const { one, many } = tipoOf(tipo).label
  return novas === 1 ? `1 ${one} importado` : `${formatNumber(novas ?? 0)} ${many} importados`
}

function resumo({ arquivoNome, existentes, terminadaEm, usuario }: EtapaProps['importacao']): string {
  const quando = terminadaEm ? ` em ${formatDateTime(terminadaEm)}` : ''
  const iguais =
    existentes === null || existentes === 0
      ? ''
      : existentes === 1
        ? ' 1 já estava no sistema e ficou como estava.'
        : ` ${formatNumber(existentes)} já estavam no sistema e ficaram como estavam.`
  return `${arquivoNome}, por ${usuario}${quando}.${iguais}`
}

function Proximos({ tipo }: { readonly tipo: TipoImportacao }) {
  const { view, href, label } = destinos[tipo]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
      {isPronta(view) && (
        <Button variant="contained" component={Link} to={href}>
          {label}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={hrefDaEtapa(tipo, null)}>
        Importar outra planilha
      </Button>
    </Box>
  )
}

import Button from '@mui/material/Button'
import { isTipo, tipos } from '@rh/domain/importacao/tipos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link, useParams } from 'react-router'
import { Page } from '../../ui/page/Page.tsx'
import { Assistente } from './Assistente.tsx'
import { Inicio } from './Inicio.tsx'

/** `importar/:tipo?`: which spreadsheet to bring and what was brought, or the steps of one kind. */
export function Component() {
  const { tipo } = useParams()
  if (!isTipo(tipo))
    return (
      <Page subtitle="Traga de uma vez o que já está em planilhas. Nada é gravado antes de você conferir.">
        <Inicio />
      </Page>
    )
  return (
    <Page
      title={`Importar ${tipos[tipo].titulo}`}
      subtitle={tipos[tipo].descricao}
      actions={
        <Button variant="outlined" component={Link} to={hrefOf('admin', 'importacao.importar', {})}>
          Todas as importações
        </Button>
      }
    >
      {/* Another kind, another import: nothing of the one before is carried along. */}
      <Assistente key={tipo} tipo={tipo} />
    </Page>
  )
}

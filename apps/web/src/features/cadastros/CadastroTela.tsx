import Button from '@mui/material/Button'
import { catalogo } from '@rh/domain/cadastros/catalogo'
import { situacaoDaLinha } from '@rh/domain/cadastros/define-cadastro'
import { cadastros, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DataList } from '../../ui/table/DataList.tsx'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import { chaves, listarQuery, type LinhaDe } from './chamadas.ts'
import { CadastroPanel, NOVO } from './CadastroPanel.tsx'
import { novoLabel, type TelaDeCadastro } from './tela.ts'

const situacao: FilterField = {
  kind: 'choice',
  filtro: 'ativo',
  label: 'Situação',
  options: [
    { value: '1', label: 'Ativos' },
    { value: '0', label: 'Desativados' },
  ],
}

/** List of a register, with the record of the address in a panel over it. */
export function CadastroTela<N extends NomeDeCadastro>({
  tela,
  children,
}: {
  readonly tela: TelaDeCadastro<N>
  /** Above the list. */
  readonly children?: ReactNode
}) {
  const { nome } = tela
  const cadastro = cadastros[nome]
  const { slug, lista } = cadastro
  const { label, descricao } = catalogo[slug]
  const [search] = useSearchParams()
  const { hrefDe, fechar } = usePainel()
  const novo = (
    <Button component={Link} to={hrefDe(NOVO)} variant="contained" startIcon={<Icon name="mais" />}>
      {novoLabel(nome)}
    </Button>
  )
  const ativo = (linha: LinhaDe<N>) => (
    <StatusChip
      label={situacaoDaLinha(cadastro, linha)}
      {...(linha.ativo ? { tone: 'success' as const } : {})}
    />
  )
  return (
    <Page title={label} crumb={label} subtitle={tela.subtitulo ?? descricao} actions={novo}>
      {children}
      <DataList
        lista={lista}
        label={label}
        load={(filtros) => listarQuery(nome, filtros)}
        rowKey={(linha) => linha.id}
        rowHref={(linha) => hrefDe(String(linha.id))}
        cells={{ ...tela.cells, ativo }}
        phone={tela.phone}
        fields={[situacao, ...(tela.filtros ?? [])]}
        exportKey={chaves(nome).exportar}
        searchPlaceholder={tela.busca}
        empty={{ title: 'Nada cadastrado ainda', text: tela.vazio, action: novo }}
      />
      <CadastroPanel tela={tela} aberto={search.get('registro')} onClose={fechar} />
    </Page>
  )
}

/** The address of the panel over this list, and the way back to it. */
function usePainel() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hrefDe = (registro: string): string => {
    const next = new URLSearchParams(search)
    next.set('registro', registro)
    next.delete('parte')
    return `${pathname}?${next}`
  }
  const fechar = (): void => {
    const next = new URLSearchParams(search)
    next.delete('registro')
    next.delete('parte')
    void navigate({ pathname, search: String(next) }, { preventScrollReset: true })
  }
  return { hrefDe, fechar }
}

import Button from '@mui/material/Button'
import { listaUsuarios, situacoesUsuario } from '@rh/domain/listas/usuarios'
import { grupos, rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { query } from '../../lib/api/query.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { ListFilter } from '../../ui/table/filter/ListFilter.tsx'
import { toQuery } from '../../ui/table/state/list-state.ts'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { warmList } from '../../ui/table/warm-list.ts'
import { celulas } from './celulas.tsx'

// The list is looked at far more often than one of its people.
const UsuarioPanel = lazyPart('UsuarioPanel', async () => (await import('./UsuarioPanel.tsx')).UsuarioPanel)

type Filtros = ListQuery<keyof typeof listaUsuarios.colunas, typeof listaUsuarios.filtros>

const ABA_PADRAO = 'ativo'
/** The page opens on those at work; the call without a situation answers everybody. */
const listar = (filtros: Filtros) =>
  query('GET /api/usuarios/listar', { query: { situacao: ABA_PADRAO, ...filtros } })

export const warm = warmList(listaUsuarios, listar)

const opcoesDeGrupo = grupos.map((grupo) => ({ value: grupo, label: rotuloDoGrupo(grupo) }))

/** `listar`: everybody who signs in, and one of them in a panel over the list. */
export function Component() {
  const setor = useSetor()
  const { state } = useListState(listaUsuarios)
  const { data } = useQuery({ ...listar(toQuery(state) as Filtros), placeholderData: keepPreviousData })
  const { hrefDe, painel } = usePainel()
  const novo = (
    <Button
      component={Link}
      to={hrefOf(setor, 'usuarios.novo')}
      variant="contained"
      startIcon={<Icon name="mais" size={18} />}
    >
      Novo usuário
    </Button>
  )
  return (
    <Page title="Usuários" actions={novo}>
      <DataList
        lista={listaUsuarios}
        label="Usuários"
        load={listar}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefDe(id)}
        cells={celulas}
        merged={['email', 'situacao']}
        phone={['usuario', 'grupos', 'hoje', 'ultimoAcesso']}
        tabs={{
          filtro: 'situacao',
          options: Object.entries(situacoesUsuario).map(([value, { aba }]) => ({
            value: value === ABA_PADRAO ? '' : value,
            label: aba,
            count: data?.contagens[value as keyof typeof situacoesUsuario],
          })),
        }}
        searchPlaceholder="Buscar por nome, usuário ou e-mail"
        implied={{ situacao: ABA_PADRAO }}
        exportKey="GET /api/usuarios/exportar"
        filters={
          <ListFilter
            lista={listaUsuarios}
            filtro="grupo"
            label="Grupo"
            all="Todos os grupos"
            options={opcoesDeGrupo}
          />
        }
        empty={{
          title: 'Ninguém por aqui',
          text: 'Quem se cadastra sozinho aparece em Aguardando liberação; quem sai, em Desativados.',
          action: novo,
        }}
      />
      {painel}
    </Page>
  )
}

/** The panel is part of the address: it survives a reload, a link and the back button, with the list behind it. */
function usePainel() {
  const [search, setSearch] = useSearchParams()
  const id = idDoEndereco(search.get('usuario'))
  const change = (next: (search: URLSearchParams) => void): void =>
    setSearch(
      (current) => {
        const copy = new URLSearchParams(current)
        next(copy)
        return copy
      },
      { replace: true, preventScrollReset: true },
    )
  const hrefDe = (usuario: number): string => {
    const copy = new URLSearchParams(search)
    copy.set('usuario', String(usuario))
    return `?${copy}`
  }
  const close = (): void =>
    change((copy) => {
      copy.delete('usuario')
      copy.delete('aba')
    })
  const painel = id !== null && (
    <UsuarioPanel
      key={id}
      id={id}
      aba={search.get('aba')}
      onAba={(aba) => change((copy) => copy.set('aba', aba))}
      onClose={close}
    />
  )
  return { hrefDe, painel }
}

import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { opcoesQuery } from '../queries.ts'
import { POSTO_EM_BRANCO, PostoCampos } from './PostoCampos.tsx'
import type { RawForm } from './rascunho.ts'

interface PostosCamposProps {
  readonly dados: RawForm
}

/** Step `postos`: how many people of what, where and at what price. */
export function PostosCampos({ dados }: PostosCamposProps) {
  const { data: opcoes, isError: semOpcoes } = useQuery(opcoesQuery())
  const { sindicatoId, locais } = dados.locais
  const { data: cargos, isError: semCargos } = useQuery(
    query('GET /api/contratos/cargos', {
      query: typeof sindicatoId === 'number' ? { sindicatoId: String(sindicatoId) } : {},
    }),
  )
  const nomes = Array.isArray(locais)
    ? (locais as readonly { readonly nome?: string }[]).flatMap(({ nome }) => (nome ? [nome] : []))
    : []
  const [unico] = nomes.length === 1 ? nomes : [null]
  return (
    <ArrayInput
      source="postos"
      item="Posto"
      addLabel="Adicionar posto"
      blank={{ ...POSTO_EM_BRANCO, local: unico ?? null }}
      empty="Um posto é um cargo em uma escala e um local, com quantas vagas o cliente contratou."
      max={200}
    >
      {(prefix) => (
        <PostoCampos
          prefix={prefix}
          locais={nomes}
          opcoes={opcoes}
          cargos={cargos?.results}
          falhou={semOpcoes || semCargos}
        />
      )}
    </ArrayInput>
  )
}

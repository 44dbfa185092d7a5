import { z } from 'zod'
import {
  analisarCep,
  analisarCnpj,
  analisarCpf,
  analisarPis,
  analisarTelefone,
  analisarTitulo,
} from '../br/documentos.ts'
import { validarMatricula } from '../regras/admissao/matricula.ts'
import { adaptador, type Adaptador } from './adaptador.ts'
import { logico, texto } from './campos.ts'

/** A document that was not typed is an empty one. */
const escrito = texto.default('')

export const adaptadoresDeDocumentos: Readonly<Record<string, Adaptador>> = {
  'DOC-CPF': adaptador(z.object({ cpf: escrito }), ({ cpf }) => analisarCpf(cpf)),
  'DOC-CNPJ': adaptador(z.object({ cnpj: escrito }), ({ cnpj }) => analisarCnpj(cnpj)),
  'DOC-PIS': adaptador(z.object({ pis: escrito }), ({ pis }) => analisarPis(pis)),
  'DOC-TIT': adaptador(z.object({ titulo: escrito }), ({ titulo }) => analisarTitulo(titulo)),
  'DOC-TEL': adaptador(z.object({ telefone: escrito }), ({ telefone }) => analisarTelefone(telefone)),
  'DOC-CEP': adaptador(z.object({ cep: escrito }), ({ cep }) => analisarCep(cep)),
  'DOC-MAT': adaptador(
    z.object({ matricula: escrito, jaUsada: logico.default(false) }),
    ({ matricula, jaUsada }) => validarMatricula(matricula, jaUsada),
  ),
}

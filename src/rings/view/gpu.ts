import { type Mesh, stride } from './ring-mesh.ts';

/** Uniform blocks of the shaders, each at the binding point of its index. */
const blockNames = ['Scene', 'Place', 'Material'] as const;

type BlockName = (typeof blockNames)[number];

export type Program = {
  /** Makes it the program that draws. */
  select: () => void;
  /** Pending while the driver still compiles it beside the page, where it can. */
  getState: () => 'pending' | 'ready' | 'failed';
  remove: () => void;
};

/** Starts compiling; the driver reports errors, and waits for the end of it, when it is asked for the state. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  const parallel: { COMPLETION_STATUS_KHR: number } | null = gl.getExtension('KHR_parallel_shader_compile');
  let state: ReturnType<Program['getState']> = 'pending';
  return {
    select: gl.useProgram.bind(gl, program),
    getState: () => {
      if (state !== 'pending') return state;
      if (parallel && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) return state;
      // A lost context reports neither; the event tells.
      if (gl.isContextLost()) return state;
      state = gl.getProgramParameter(program, gl.LINK_STATUS) ? 'ready' : 'failed';
      if (state === 'ready') {
        blockNames.forEach((name, point) => {
          const index = gl.getUniformBlockIndex(program, name);
          if (index !== gl.INVALID_INDEX) gl.uniformBlockBinding(program, index, point);
        });
      }
      return state;
    },
    remove: () => gl.deleteProgram(program),
  };
}

/** Floats between two blocks of a buffer: 256 bytes, the most that a driver may ask for. */
const blockLength = 64;

/** Uniform blocks in one buffer, in the layout `std140`: what does not change is not sent again. */
export type Blocks = {
  /** @param offset in floats */
  write: (index: number, values: readonly number[], offset?: number) => void;
  /** Sends the first blocks to the GPU, or all of them. */
  upload: (count?: number) => void;
  /** Makes a block the one that shaders read under a name. */
  bind: (name: BlockName, index: number) => void;
  remove: () => void;
};

export function createBlocks(gl: WebGL2RenderingContext, count: number): Blocks {
  const values = new Float32Array(count * blockLength);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.UNIFORM_BUFFER, buffer);
  gl.bufferData(gl.UNIFORM_BUFFER, values.byteLength, gl.DYNAMIC_DRAW);
  return {
    write: (index, given, offset = 0) => values.set(given, index * blockLength + offset),
    upload: (blocks = count) => {
      gl.bindBuffer(gl.UNIFORM_BUFFER, buffer);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, values, 0, blocks * blockLength);
    },
    bind: (name, index) =>
      gl.bindBufferRange(gl.UNIFORM_BUFFER, blockNames.indexOf(name), buffer, index * blockLength * 4, blockLength * 4),
    remove: () => gl.deleteBuffer(buffer),
  };
}

/** A mesh on the GPU, drawn once or, with angles, once per angle. */
export type UploadedMesh = { draw: (start?: number, count?: number) => void; remove: () => void };

export function uploadMesh(
  gl: WebGL2RenderingContext,
  { vertices, indices }: Mesh,
  angles?: readonly number[],
): UploadedMesh {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffers = [upload(gl, gl.ARRAY_BUFFER, vertices), upload(gl, gl.ELEMENT_ARRAY_BUFFER, indices)];
  for (const [location, size, offset] of [
    [0, 3, 0],
    [1, 3, 3],
    [2, 2, 6],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, stride * 4, offset * 4);
  }
  if (angles) {
    buffers.push(upload(gl, gl.ARRAY_BUFFER, new Float32Array(angles)));
    gl.enableVertexAttribArray(3);
    gl.vertexAttribPointer(3, 1, gl.FLOAT, false, 0, 0);
    gl.vertexAttribDivisor(3, 1);
  }
  gl.bindVertexArray(null);
  return {
    draw: (start = 0, count = indices.length) => {
      gl.bindVertexArray(array);
      gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_INT, start * 4, angles?.length ?? 1);
    },
    remove: () => {
      for (const buffer of buffers) gl.deleteBuffer(buffer);
      gl.deleteVertexArray(array);
    },
  };
}

function upload(gl: WebGL2RenderingContext, target: number, data: Float32Array | Uint32Array): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(target, buffer);
  gl.bufferData(target, data, gl.STATIC_DRAW);
  return buffer;
}

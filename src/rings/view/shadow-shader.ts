import { sceneBlock, studioShader } from './studio-shader.ts';

/** A rectangle of the floor round the rings, from a vertex's number. */
export const shadowVertexShader = `${sceneBlock}out vec2 vFloor;
out vec4 vClip;
void main(){
 vFloor=(vec2(gl_VertexID&1,gl_VertexID>>1)*2.-1.)*90.;
 vec3 e=vec3(vFloor.x,-uEye.w,vFloor.y);
 float depth=uEye.z-dot(e,vec3(0.,uEye.x,uEye.y));
 gl_Position=vec4(uLens.x*e.x,uLens.y*dot(e,vec3(0.,uEye.y,-uEye.x)),depth*1.0408-20.4,depth);
 vClip=gl_Position;
}`;

/** Nothing but the shadow, so that the page's own colour is the floor. */
export const shadowShader = `${studioShader}
in vec2 vFloor;
in vec4 vClip;
out vec4 color;
void main(){
 vec2 edge=smoothstep(1.,.7,abs(vClip.xy/vClip.w));
 float dark=shade(vFloor,.3)*.66*edge.x*edge.y;
 color=vec4(vec3(.05,.04,.03)*dark,dark);
}`;
